import TerminalText
import TUIKit
import TestSupport
import Testing

/// Random drawing: wide glyphs stay whole, and nothing is drawn outside the clip.
@Suite struct CanvasPropertyTests {
  @Test func wideGlyphsStayWhole() {
    for seed in UInt64(0)..<300 {
      var random = SeededRandom(seed: seed)
      var canvas = Canvas(Size(random.int(0...9), random.int(0...4)))
      for _ in 0..<20 { scribble(&canvas, &random) }
      if let problem = brokenCell(canvas) { Issue.record("seed \(seed): \(problem)\n\(canvas.text)") }
    }
  }

  @Test func cellsOutsideTheClipStayUntouched() {
    for seed in UInt64(0)..<300 {
      var random = SeededRandom(seed: seed)
      let clip = Rect(random.int(0...4), random.int(0...2), random.int(0...5), random.int(0...3))
      var canvas = Canvas(Size(9, 4))
      canvas.fill(with: "#".first!.glyph, .plain)
      canvas.inside(clip) { canvas in for _ in 0..<9 { scribble(&canvas, &random) } }
      let touched = (0..<4).flatMap { y in canvas.row(y).enumerated().map { (Point($0.offset, y), $0.element) } }
        .filter { $0.1.glyph != "#".first!.glyph && !clip.contains($0.0) }
      if !touched.isEmpty { Issue.record("seed \(seed): \(touched.map(\.0)) outside of \(clip)\n\(canvas.text)") }
    }
  }

  private func scribble(_ canvas: inout Canvas, _ random: inout SeededRandom) {
    let point = Point(random.int(-3...9), random.int(-1...4))
    switch random.int(0...4) {
    case 0: canvas.fill(Rect(point.x, point.y, random.int(0...4), random.int(0...2)))
    case 1: canvas.restyle(Rect(point.x, point.y, 2, 2)) { _ in Style(attributes: .bold) }
    default:
      let text = random.pick(["作", "ab作者", "plain", "e\u{301}作", "作者作者作者"])
      canvas.put(text, at: point, random.oneIn(2) ? .plain : Style(attributes: .reverse))
    }
  }

  /// A half of a wide glyph without its other half, or with a different style.
  private func brokenCell(_ canvas: Canvas) -> String? {
    for y in 0..<canvas.size.height {
      let row = Array(canvas.row(y))
      for (x, cell) in row.enumerated() {
        let other: Cell? =
          switch cell.part {
          case .whole: nil
          case .lead: x + 1 < row.count ? row[x + 1] : nil
          case .tail: x > 0 ? row[x - 1] : nil
          }
        let isWhole = cell.part == .whole && cell.glyph.columns == 1
        let isPaired = other?.glyph == cell.glyph && other?.style == cell.style && other?.part != cell.part
        if !isWhole && !(isPaired && other?.part != .whole) { return "a broken cell at \(x), \(y)" }
      }
    }
    return nil
  }
}
