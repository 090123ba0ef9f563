import FoundationEssentials
import Glibc

/// The folder that the demo bank lives in: made for one run, for its owner alone, and taken away at the end.
struct DemoFolder: Sendable {
  /// Its path.
  let path: String

  /// Makes one below TMPDIR.
  init() throws(Failure) {
    let parent = Environment.temporaryFolder
    var template = Array((parent + "/bankey-demo-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure("\(parent): " + errorText(errno)) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Takes it away with all that is in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
