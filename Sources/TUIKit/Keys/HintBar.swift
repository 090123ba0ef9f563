/// A line of key hints with a status at its right end. Clicking a hint performs its key.
public final class HintBar: View {
  /// The commands. Those with a hint are shown as far as they fit.
  public var keys: KeyMap { didSet { fitting = nil } }
  /// The status at the right end, such as a position or a message.
  public var status: Text
  private var places: [(columns: Range<Int>, key: Key)] = []
  /// The last hints and what determined them, because they stay the same from key to key.
  private var fitting: (columns: Int, capabilities: Capabilities, hints: [(text: Text, key: Key)])?

  /// Creates a bar; hints that do not fit beside `status` are dropped.
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
    for (text, key) in hints(fitting: free - x, canvas.capabilities) {
      canvas.put(text, at: Point(x, 0))
      places.append((x..<x + text.columns, key))
      x += text.columns + 2
    }
    canvas.put(status, at: Point(width - 1 - status.columns, 0))
  }

  private func hints(fitting columns: Int, _ capabilities: Capabilities) -> [(text: Text, key: Key)] {
    if let fitting, fitting.columns == columns, fitting.capabilities == capabilities { return fitting.hints }
    let hints = select(fitting: columns, capabilities)
    fitting = (columns, capabilities, hints)
    return hints
  }

  /// The hints that fit, with their keys: first those to be kept, then the others in their order.
  private func select(fitting columns: Int, _ capabilities: Capabilities) -> [(text: Text, key: Key)] {
    let hints = keys.commands.compactMap { command -> (text: Text, key: Key, isKept: Bool)? in
      guard let hint = command.hint, let key = command.keys.first else { return nil }
      let text = Text(command.name(in: capabilities, all: false), .key) + Text(" " + hint, .hint)
      return (text, key, command.keepsHint)
    }
    var room = columns + 2
    func fits(_ hint: (text: Text, key: Key, isKept: Bool)) -> Bool {
      guard hint.text.columns + 2 <= room else { return false }
      room -= hint.text.columns + 2
      return true
    }
    let kept = hints.map { $0.isKept && fits($0) }
    return zip(hints, kept).filter { $1 || !$0.isKept && fits($0) }.map { ($0.0.text, $0.0.key) }
  }

  /// Performs the hint under the mouse.
  public override func handle(_ mouse: Mouse) -> Bool {
    guard case .press(let point) = mouse, let place = places.first(where: { $0.columns.contains(point.x) }) else {
      return false
    }
    return keys.perform(place.key)
  }
}
