import TUIKit

/// A screen that counts how often `j` was pressed.
final class CountingScreen: Screen {
  private(set) var count = 0
  private(set) var appearances = 0
  private let label = Label()
  private let name: String

  init(_ name: String = "count") {
    self.name = name
    super.init(label)
    keys = [KeyCommand(["j"], "count") { [unowned self] in count += 1 }]
  }

  override func update() { label.text = Text("\(name) \(count)") }

  override func didAppear() { appearances += 1 }
}
