/// A message with one or more answers.
public final class Alert: Overlay {
  /// An answer: its key, its name, what it does.
  public struct Choice {
    /// The key that takes it, besides Enter and Esc.
    public let key: Key
    /// What the button says.
    public let title: String
    /// Whether it takes something away: such an answer is given by its own key only.
    public let isDestructive: Bool
    /// What it does.
    public let action: () -> Void

    /// An answer.
    public init(_ key: Key, _ title: String, isDestructive: Bool = false, action: @escaping () -> Void = {}) {
      self.key = key
      self.title = title
      self.isDestructive = isDestructive
      self.action = action
    }
  }

  /// An alert. Enter takes the first choice that takes nothing away, Esc the last one.
  public init(_ title: Text, _ message: Text, _ choices: [Choice]) {
    let label = Label(message)
    label.lineLimit = 0
    label.resistance = .low
    let buttons = StackView(.horizontal, spacing: 2, [SpacerView()])
    super.init(title, StackView(.vertical, spacing: 1, [label, buttons]))
    let usual = choices.firstIndex { !$0.isDestructive }
    for (index, choice) in choices.enumerated() {
      let act = { [weak self] in
        self?.close()
        choice.action()
      }
      let button = ChoiceView(choice, isUsual: index == usual)
      button.onPress = act
      buttons.append(button)
      keys.commands.append(KeyCommand(Self.keys(index, choices, usual), choice.title, action: act))
    }
  }

  private static func keys(_ index: Int, _ choices: [Choice], _ usual: Int?) -> [Key] {
    [choices[index].key] + (index == usual ? [.enter] : []) + (index == choices.count - 1 ? [.escape] : [])
  }
}
