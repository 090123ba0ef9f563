/// A line of key hints with a status at its right end. Clicking a hint performs its key.
public final class HintBar: View {
  /// The commands. Those with a hint are shown as far as they fit.
  public var keys: KeyMap
  /// The status at the right end, such as a position or a message.
  public var status: Text
  private var places: [(columns: Range<Int>, key: Key)] = []

  /// Creates a hint bar.
  public init(_ keys: KeyMap = [], status: Text = "") {
    self.keys = keys
    self.status = status
    super.init()
    background = .hint
  }

  /// One line of the full width.
  public override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the hints from the left and the status at the right. When space is short, the status has priority.
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

  /// Performs the hint under the mouse.
  public override func handle(_ mouse: Mouse) -> Bool {
    guard case .press(let point) = mouse, let place = places.first(where: { $0.columns.contains(point.x) }) else {
      return false
    }
    return keys.perform(place.key)
  }
}
