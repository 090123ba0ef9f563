/// One line that says which keys help here, and something at its right. A click on a hint does what its key does.
public final class HintBar: View {
  /// The commands; those with a hint are shown while there is room.
  public var keys: KeyMap
  /// What stands at the right: a position, a message.
  public var status: Text
  private var places: [(columns: Range<Int>, key: Key)] = []

  /// A hint bar.
  public init(_ keys: KeyMap = [], status: Text = "") {
    self.keys = keys
    self.status = status
    super.init()
    background = .hint
  }

  /// One line, as wide as there is room.
  public override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the hints from the left and the status at the right; the status is the last to go.
  public override func draw(in canvas: inout Canvas) {
    let width = canvas.bounds.width
    let status = status.truncated(to: width - 2, ellipsis: canvas.capabilities.ellipsis)
    let free = width - status.columns - (status.columns > 0 ? 3 : 1)
    places = []
    var x = 1
    for command in keys.commands {
      guard let hint = command.hint, let key = command.keys.first else { continue }
      let text = Text(command.name(in: canvas.capabilities, all: false), .key) + Text(" " + hint, .hint)
      guard x + text.columns <= free else { break }
      canvas.put(text, at: Point(x, 0))
      places.append((x..<x + text.columns, key))
      x += text.columns + 2
    }
    canvas.put(status, at: Point(width - 1 - status.columns, 0))
  }

  /// Does what the hint under the mouse does.
  public override func handle(_ mouse: Mouse) -> Bool {
    guard case .press(let point) = mouse, let place = places.first(where: { $0.columns.contains(point.x) }) else {
      return false
    }
    return keys.perform(place.key)
  }
}
