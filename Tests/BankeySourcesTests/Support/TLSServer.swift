import BankeyProcess
import Foundation

/// `openssl s_server` with one of the test's certificates; at every path it answers `{}`.
///
/// Without Foundation's `Process`, which reads beyond its list of open descriptors when there are more than a thousand,
/// as in a process with hundreds of test servers.
final class TLSServer: Sendable {
  /// `https://127.0.0.1:40321`
  let url: String
  private let program: ChildProcess
  /// Kept open, so that the server can write.
  private let output: Int32

  /// Starts it on a free port.
  init(_ kind: Certificates.Kind, of certificates: Certificates) throws {
    try certificates.make(kind)
    try Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}".utf8)
      .write(to: URL(fileURLWithPath: certificates.folder + "/answer"))
    let pipe = try ProcessPipe()
    // It serves the files of its working folder.
    var spawn = Spawn([
      "sh", "-c", "cd \"$0\" && exec openssl s_server -accept 127.0.0.1:0 -HTTP -cert \"$1.pem\" -key \"$1.key\"",
      certificates.folder, kind.rawValue,
    ])
    spawn.output = pipe.writing
    (program, output) = (ChildProcess(try spawn.start()), pipe.reading)
    close(pipe.writing)
    guard let port = TLSServer.port(saidBy: output) else { throw NoPort() }
    url = "https://127.0.0.1:" + port
  }

  deinit {
    program.terminate()
    _ = program.reap()
    close(output)
  }

  /// It prints `ACCEPT 127.0.0.1:40321` when it listens.
  private static func port(saidBy output: Int32) -> String? {
    var (said, bytes) = ("", [UInt8](repeating: 0, count: 4096))
    while !said.contains("ACCEPT 127.0.0.1:") || !said.hasSuffix("\n") {
      let count = read(output, &bytes, bytes.count)
      if count <= 0 { return nil }
      said += String(decoding: bytes[..<count], as: UTF8.self)
    }
    return said.components(separatedBy: "ACCEPT 127.0.0.1:").last?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
