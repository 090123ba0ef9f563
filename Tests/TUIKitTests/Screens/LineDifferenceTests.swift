import TestSupport
import Testing

/// The message for a screen that differs.
@Suite struct LineDifferenceTests {
  @Test func differingLinesAreMarked() {
    let difference = LineDifference(expected: "same\nold\n", actual: "same\nnew\nmore")
    #expect(difference.description == " 0   |same\n 1 - |old\n 1 + |new\n 2 + |more")
    #expect(!difference.isEmpty)
  }

  @Test func trailingEmptyLinesAreIgnored() {
    #expect(LineDifference(expected: "a\n\n", actual: "a").isEmpty)
    #expect(LineDifference(expected: "", actual: "\n\n").isEmpty)
  }
}
