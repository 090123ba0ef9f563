import TUIKit
import TestSupport
import Testing

/// The lengths of a stack's views always add up to the stack's length.
@Suite struct StackPropertyTests {
  @Test func lengthsAndGapsAddUp() {
    for seed in UInt64(0)..<5000 {
      var random = SeededRandom(seed: seed)
      let stack = randomStack(&random)
      let length = random.int(0...30)
      let lengths = lengths(of: stack, in: length)
      let gaps = max(0, lengths.count - 1) * stack.spacing
      guard !lengths.isEmpty else { continue }
      if lengths.reduce(0, +) != max(0, length - gaps) || lengths.contains(where: { $0 < 0 }) {
        Issue.record("seed \(seed): \(lengths) in \(length) with \(gaps) between them")
      }
    }
  }

  @Test func equalStacksAreDividedEqually() {
    for seed in UInt64(0)..<200 {
      var first = SeededRandom(seed: seed)
      var second = SeededRandom(seed: seed)
      #expect(lengths(of: randomStack(&first), in: 17) == lengths(of: randomStack(&second), in: 17), "seed \(seed)")
    }
  }

  @Test func moreResistanceNeverShortensAView() {
    for seed in UInt64(0)..<1000 {
      var random = SeededRandom(seed: seed)
      let stack = randomStack(&random)
      let length = random.int(0...30)
      let before = lengths(of: stack, in: length)
      guard stack.distribution == .fill, let view = stack.arranged.first(where: { !$0.isHidden }) else { continue }
      view.resistance = .required
      let after = lengths(of: stack, in: length)
      if after[0] < before[0] { Issue.record("seed \(seed): \(before) became \(after)") }
    }
  }

  private func randomStack(_ random: inout SeededRandom) -> StackView {
    let views = (0..<random.int(0...5)).map { _ in
      let view = SpacerView(random.int(0...12))
      view.hugging = Priority(random.pick([1, 250, 500, 1000, 9000]))
      view.resistance = Priority(random.pick([1, 250, 500, 1000, 9000]))
      view.isHidden = random.oneIn(6)
      return view
    }
    let distribution: Distribution = random.oneIn(3) ? .fillEqually : .fill
    return StackView(.horizontal, spacing: random.int(0...2), distribution: distribution, views)
  }

  private func lengths(of stack: StackView, in length: Int) -> [Int] {
    stack.frame = Rect(0, 0, length, 1)
    stack.layout()
    return stack.arranged.filter { !$0.isHidden }.map(\.frame.width)
  }
}
