import TUIKit
import TestSupport
import Testing

/// The division of a stack's length among its views.
@Suite struct StackTests {
  @Test func leastHuggingViewGrows() {
    let name = Label("name")
    name.hugging = .low
    let stack = StackView(.horizontal, spacing: 1, [name, Label("amount")])
    expectText(drawn(stack, 15, 1), "name     amount")
    #expect(stack.size(fitting: Size(80, 1)) == Size(11, 1))
  }

  @Test func leastResistingViewShrinks() {
    let name = Label("Banking Account")
    name.resistance = .low
    let amount = Label("929,466.23")
    amount.truncation = .whole
    let stack = StackView(.horizontal, spacing: 1, [name, amount])
    expectText(drawn(stack, 20, 1), "Banking … 929,466.23")
    expectText(drawn(stack, 9, 1), " …")
  }

  @Test func equalViewsShareEvenly() {
    let views = [Label("a"), Label("b"), Label("c")]
    let stack = StackView(.horizontal, distribution: .fillEqually, views)
    _ = drawn(stack, 11, 1)
    #expect(views.map(\.frame.width) == [4, 4, 3])
    stack.distribution = .fill
    _ = drawn(stack, 11, 1)
    #expect(views.map(\.frame.width) == [4, 4, 3])
  }

  @Test(arguments: [(Alignment.fill, 0, 9), (.leading, 0, 3), (.center, 3, 3), (.trailing, 6, 3)])
  func viewsAlignAcrossTheStack(_ alignment: Alignment, _ x: Int, _ width: Int) {
    let label = Label("abc")
    _ = drawn(StackView(.vertical, alignment: alignment, [label]), 9, 2)
    #expect(label.frame == Rect(x, 0, width, 2))
  }

  @Test func huggingPillKeepsItsSize() {
    let pill = ContainerView(Label("33 0000"), margins: Insets(columns: 3, lines: 0), border: .rounded)
    pill.hugging = .high
    let stack = StackView(.horizontal, alignment: .center, [pill, SpacerView()])
    _ = drawn(stack, 40, 5)
    #expect(pill.frame == Rect(0, 1, 15, 3))
    stack.alignment = .fill
    _ = drawn(stack, 40, 5)
    #expect(pill.frame == Rect(0, 0, 15, 5))
  }

  @Test func hiddenViewsTakeNoSpace() {
    let hidden = Label("hidden")
    hidden.isHidden = true
    let stack = StackView(.horizontal, spacing: 2, [Label("a"), hidden, Label("b")])
    #expect(stack.size(fitting: Size(80, 1)) == Size(4, 1))
    expectText(drawn(stack, 4, 1), "a  b")
    hidden.isHidden = false
    expectText(drawn(stack, 12, 1), "a  hidden  b")
  }

  @Test func placeholderIsReplacedInPlace() {
    let placeholder = Label("....")
    let stack = StackView(.horizontal, spacing: 1, [Label("a"), placeholder, Label("b")])
    stack.replace(placeholder, with: Label("real"))
    expectText(drawn(stack, 8, 1), "a real b")
  }

  @Test func marginsApplyOnAllFourSides() {
    let margins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let stack = StackView(.vertical, margins: margins, [Label("a")])
    #expect(stack.size(fitting: Size(80, 24)) == Size(7, 5))
    _ = drawn(stack, 10, 9)
    #expect(stack.arranged[0].frame == Rect(2, 1, 4, 5))
  }

  @Test func prioritiesAreClamped() {
    #expect(Priority(5000) == .required)
    #expect(Priority(-1) == Priority(1))
  }
}
