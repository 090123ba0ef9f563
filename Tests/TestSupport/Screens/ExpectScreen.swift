import Foundation
import TUIKit
import Testing

/// Compares a screen with the file of that name in the folder `Screens` of the test target. A missing file is written
/// and fails once, to be reviewed; `RECORD_SCREENS=1` rewrites files that differ.
public func expectScreen(
  _ canvas: Canvas, named name: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectScreen(canvas.text, named: name, file: file, sourceLocation: sourceLocation)
}

/// Compares a text that represents a screen in the same way.
public func expectScreen(
  _ text: String, named name: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let url = Checkout.target(of: file).appending(path: "Screens/\(name).txt")
  let text = text + "\n"
  let recorded = try? String(contentsOf: url, encoding: .utf8)
  guard recorded.map({ LineDifference(expected: $0, actual: text) })?.isEmpty != true else { return }
  if recorded == nil || ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" { record(text, at: url) }
  let difference = LineDifference(expected: recorded ?? "", actual: text).description
  let reason = recorded == nil ? "is new and was recorded" : "differs"
  Issue.record("screen \(name) \(reason):\n\(difference)", sourceLocation: sourceLocation)
}

/// Compares a screen with a drawing in the test, ignoring trailing blanks and empty lines.
public func expectText(
  _ canvas: Canvas, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = LineDifference(expected: expected, actual: canvas.text)
  if !difference.isEmpty {
    Issue.record("the screen differs:\n\(difference.description)", sourceLocation: sourceLocation)
  }
}

private func record(_ text: String, at url: URL) {
  try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try? Data(text.utf8).write(to: url)
}
