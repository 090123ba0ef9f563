import Foundation

/// `openssl s_server` with one of the test's certificates; at every path it answers `{}`.
final class TLSServer: @unchecked Sendable {
  /// `https://127.0.0.1:40321`
  let url: String
  private let process = Process()

  /// Starts it on a free port.
  init(_ kind: Certificates.Kind, of certificates: Certificates) throws {
    try certificates.make(kind)
    let path = certificates.folder + "/" + kind.rawValue
    try Data("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}".utf8)
      .write(to: URL(fileURLWithPath: certificates.folder + "/answer"))
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["openssl", "s_server", "-accept", "127.0.0.1:0", "-HTTP", "-cert", path + ".pem", "-key", path + ".key"]
    process.currentDirectoryURL = URL(fileURLWithPath: certificates.folder)
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard let port = TLSServer.port(saidBy: output.fileHandleForReading) else { throw NoPort() }
    url = "https://127.0.0.1:" + port
  }

  deinit {
    // Foundation's child ignores SIGTERM where the threads of the tests block it.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// It prints `ACCEPT 127.0.0.1:40321` when it listens.
  private static func port(saidBy output: FileHandle) -> String? {
    var said = ""
    while !said.contains("ACCEPT 127.0.0.1:") || !said.hasSuffix("\n") {
      let more = output.availableData
      if more.isEmpty { return nil }
      said += String(decoding: more, as: UTF8.self)
    }
    return said.components(separatedBy: "ACCEPT 127.0.0.1:").last?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
