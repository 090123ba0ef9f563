/// A message with one or more answers.
public final class Alert: Overlay {
  /// An answer: its key, its title and its action.
  public struct Choice {
    /// The key that chooses it, besides Enter and Esc.
    public let key: Key
    /// The title of its button.
    public let title: String
    /// Whether it deletes something. Only its own key chooses such an answer.
    public let isDestructive: Bool
    /// Called when the user chooses the answer, after the alert has closed.
    public let action: () -> Void

    /// Creates an answer; Enter never takes a destructive one.
    public init(_ key: Key, _ title: String, isDestructive: Bool = false, action: @escaping () -> Void = {}) {
      self.key = key
      self.title = title
      self.isDestructive = isDestructive
      self.action = action
    }
  }

  private let title: Text
  private let content: AlertView

  /// Creates an alert. Enter chooses the first answer that is not destructive, Esc the last answer. The keys of a list
  /// scroll a message that is longer than the terminal.
  public init(_ title: Text, _ message: Text, _ choices: [Choice]) {
    self.title = title
    content = AlertView(message)
    super.init(title, content)
    let usual = choices.firstIndex { !$0.isDestructive }
    for (index, choice) in choices.enumerated() {
      let act = { [weak self] in
        self?.close()
        choice.action()
      }
      let button = ChoiceView(choice, isUsual: index == usual)
      button.onPress = act
      content.choices.append(button)
      keys.commands.append(KeyCommand(Self.keys(index, choices, usual), choice.title, action: act))
    }
    keys.commands += content.message.scrollKeys
  }

  /// A title that does not fit the frame becomes the first line of the message. If the message would have to scroll
  /// inside the frame, it fills the whole terminal without a frame.
  override func frame(in size: Size) -> Rect {
    let room = Self.room(in: size)
    setFrame(isThere: true, isTitled: true)
    if titleColumns > room.width { setFrame(isThere: true, isTitled: false) }
    guard box.size(fitting: room.size).height > room.height else { return super.frame(in: size) }
    setFrame(isThere: false, isTitled: false)
    return Rect(0, 0, size.width, size.height)
  }

  private func setFrame(isThere: Bool, isTitled: Bool) {
    box.border = isThere ? .rounded : nil
    box.margins = isThere ? Insets(columns: 1, lines: 0) : .zero
    box.title = isTitled ? title : nil
    content.heading = isTitled ? nil : title
  }

  private static func keys(_ index: Int, _ choices: [Choice], _ usual: Int?) -> [Key] {
    [choices[index].key] + (index == usual ? [.enter] : []) + (index == choices.count - 1 ? [.escape] : [])
  }
}
