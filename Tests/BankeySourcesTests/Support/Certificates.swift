import Foundation
import TestSupport

/// Certificates that `openssl` creates for a test, in a folder that is deleted with them.
final class Certificates: Sendable {
  /// What is wrong with a server's certificate.
  enum Kind: String {
    /// None: it is for this machine and signed by the test's authority.
    case good
    /// It has expired.
    case expired
    /// It is for another host.
    case foreign
    /// It is self-signed.
    case selfSigned
  }

  /// The folder with `KIND.pem`, `KIND.key` and the server's answers.
  let folder: String
  /// The authority's own certificate, for a client to trust.
  var authority: String { folder + "/authority.pem" }

  init() throws {
    folder = NSTemporaryDirectory() + "bankey-tls-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try openssl(["req", "-x509", "-days", "2", "-out", authority] + key("authority"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Creates a server's certificate.
  func make(_ kind: Kind) throws {
    let (path, hosts) = (folder + "/" + kind.rawValue, kind == .foreign ? "DNS:other.example" : "IP:127.0.0.1")
    let wanted = key(kind.rawValue) + ["-addext", "subjectAltName=" + hosts]
    if kind == .selfSigned { return try openssl(["req", "-x509", "-days", "2", "-out", path + ".pem"] + wanted) }
    try openssl(["req", "-out", path + ".csr"] + wanted)
    try openssl([
      "x509", "-req", "-in", path + ".csr", "-out", path + ".pem", "-copy_extensions", "copyall",
      "-days", kind == .expired ? "-1" : "2", "-CA", authority, "-CAkey", folder + "/authority.key",
    ])
  }

  private func key(_ name: String) -> [String] {
    let made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    return made + ["-keyout", folder + "/" + name + ".key", "-subj", "/CN=" + name]
  }

  private func openssl(_ words: [String]) throws {
    let ran = try Command.run(["openssl"] + words)
    if ran.status != 0 { throw OpenSSLFailed(output: ran.output) }
  }
}

/// The output of `openssl`.
struct OpenSSLFailed: Error { var output: String }
