import BankeyModel
import CPQ
import Glibc

extension StoreError {
  /// The connection broke.
  static let lost = StoreError(
    .unreachable, "the connection to the server was lost; the next key or command connects again")

  /// Explains an error that a server reports about a statement.
  init(_ result: OpaquePointer, _ library: LibPQ) {
    func field(_ name: Int32) -> String {
      library.errorField(result, name).map { String(cString: $0) } ?? ""
    }
    let said = field(PQ_MESSAGE_PRIMARY)
    switch field(PQ_SQLSTATE) {
    case "42P01", "3F000", "42703": self = .unpublished
    case "42501": self.init(.permissions, "your role may not do this on the server (\(said)): ask its owner")
    case "57P01", "57P02", "57P03", "": self = .lost
    case "53100": self.init(.full, "the server's disk is full: \(said)")
    case "25006": self.init(.readOnly, "this server is a standby and takes no changes: \(said)")
    default: self.init(.failed, "the server reports: \(said)")
    }
  }

  /// There is no schema of bankey, or the role may not see it.
  static let unpublished = StoreError(
    .elsewhere,
    "this database has no data from bankey yet, or your role may not see it: run `bankey publish ADDRESS` on the machine that collects"
  )
}

extension LibPQ {
  /// Connects to a server and waits for it.
  ///
  /// - Throws: `StoreError` with the reason: no server, a missing or wrong password, a certificate that cannot be
  ///   verified.
  func connect(to address: ServerAddress) throws -> OpaquePointer {
    let parameters = try strict(address)
    guard let handle = with(parameters, call: connect) else { throw StoreError.lost }
    // libpq would write the server's notices to standard error unsanitized, over the screen.
    _ = setNotices(handle, { _, _ in }, nil)
    if status(handle) == PQ_CONNECTION_OK { return handle }
    defer { finish(handle) }
    throw failure(of: handle)
  }

  private func with(_ parameters: [(name: String, value: String)], call: pq_connect) -> OpaquePointer? {
    let (names, values) = (parameters.map { strdup($0.name) }, parameters.map { strdup($0.value) })
    defer { (names + values).forEach { Glibc.free($0) } }
    return call(names.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
  }

  /// The parameters of a connection, with the strictest verification if neither the address nor its service chooses
  /// another. Only libpq knows the options of a service, and only once it has begun to connect.
  private func strict(_ address: ServerAddress) throws -> [(name: String, value: String)] {
    let parameters = try address.parameters()
    guard !parameters.contains(where: { $0.name == "sslmode" }), let trial = with(parameters, call: begin) else {
      return parameters
    }
    defer { finish(trial) }
    guard let found = options(trial) else { return parameters }
    defer { freeOptions(found) }
    let isOpen = !address.choosesVerification && Self.read(found)["sslmode"] == "prefer"
    return parameters + (isOpen ? [(name: "sslmode", value: ServerAddress.strictest)] : [])
  }

  /// Reads libpq's list of options, which ends with one without a name.
  static func read(_ list: UnsafeMutablePointer<PGoption>) -> [String: String] {
    var (options, next) = ([String: String](), list)
    while let name = next.pointee.keyword {
      if let value = next.pointee.val { options[String(cString: name)] = String(cString: value) }
      next += 1
    }
    return options
  }

  private func failure(of handle: OpaquePointer) -> StoreError {
    let said = (message(handle).map { String(cString: $0) } ?? "").split(separator: "\n").joined(separator: " ")
    if needsPassword(handle) != 0 {
      return StoreError(
        .permissions, "the server asks for a password: put it into ~/.pgpass or a service file (\(said))")
    }
    if usedPassword(handle) != 0, said.contains("authentication") {
      return StoreError(.permissions, "the server does not accept the password: \(said)")
    }
    let reason = Self.reasons.first { said.contains($0.words) }?.reason ?? "the server cannot be reached"
    return StoreError(.unreachable, "\(reason): \(said)")
  }

  /// Why a server is not trusted, by words in libpq's message. The first match counts.
  private static let reasons = [
    (words: "does not match host name", reason: "the server's certificate is for another name than the address"),
    (words: "root certificate file", reason: "bankey needs the certificate of an authority to verify the server"),
    (
      words: "certificate verify failed",
      reason: "the server's certificate has expired or is not from an authority that you trust"
    ),
    (words: "does not support SSL", reason: "the server does not encrypt connections"),
    (words: "certificate", reason: "the server's identity could not be verified"),
    (words: "SSL", reason: "the server's identity could not be verified"),
  ]
}
