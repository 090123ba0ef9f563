/// The answer of a test's server.
struct Reply: Hashable, Sendable {
  var status = 200
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// JSON, with a status.
  static func json(_ text: String, status: Int = 200) -> Reply { typed("application/json", text, status) }

  /// A web page, as a proxy or a protection service sends it.
  static func page(status: Int) -> Reply {
    typed("text/html; charset=UTF-8", "<!DOCTYPE html><html><title>Just a moment…</title></html>", status)
  }

  /// A status without a body.
  static func status(_ status: Int, _ headers: [String: String] = [:]) -> Reply {
    Reply(status: status, headers: headers)
  }

  static func redirect(_ place: String, status: Int = 302) -> Reply { .status(status, ["Location": place]) }

  /// Some text of a type.
  static func typed(_ type: String, _ text: String, _ status: Int = 200) -> Reply {
    Reply(status: status, headers: ["Content-Type": type], body: Array(text.utf8))
  }
}
