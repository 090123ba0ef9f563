/// MT940 as a bank would write it, around the part under test.
enum MT940Sample {
  /// A statement with `rows` for an account with a thousand euros.
  static func statement(
    account: String = "12345678/0001234567", opening: String = ":60F:C260101EUR1000,00\n", _ rows: String,
    closing: String = ":62F:C260131EUR995,90\n", end: String = "-\n"
  ) -> String {
    ":20:STARTUMS\n:25:\(account)\n:28C:1/1\n\(opening)\(rows)\(closing)\(end)"
  }

  /// A transaction with these details.
  static func row(_ entry: String = "2601150115D4,10NTRFNONREF//B1", _ details: String? = "COFFEE") -> String {
    ":61:\(entry)\n" + (details.map { ":86:\($0)\n" } ?? "")
  }

  /// The same within the blocks of a SWIFT message.
  static func message(_ rows: String) -> String {
    "{1:F01BANKDEFFAXXX0000000000}{2:I940BANKDEFFXXXXN}{4:\n" + statement(rows, end: "-}\n")
  }

  /// An interim report.
  static let interim = """
    :20:X
    :25:NL02ABNA0123456789
    :28C:1/1
    :34F:EUR0,
    :13D:2601151000+0100
    :61:2601150115D4,10NTRFNONREF//B1
    :86:COFFEE
    :61:2601160116ED20,00NTRFNONREF//B2
    :86:HOTEL
    :90D:1EUR4,10
    -

    """
}
