import BankeyModel
import BankeyStatements
import Testing

/// Amounts without signs whose balances prove all rows but the oldest.
@Suite struct CSVOldestRowTests {
  /// The balance before each row decides the oldest one, too.
  @Test func balancesOnBothSidesDecideEveryRow() throws {
    let answer = try Answer(
      """
      Datum;Text;Alter Saldo;Betrag;Neuer Saldo
      12.01.2026;A;100,00;50,00;150,00
      13.01.2026;B;150,00;20,00;130,00
      14.01.2026;C;130,00;30,00;100,00

      """)
    #expect(answer.rows.map(\.amount) == cents(5000, -2000, -3000))
  }

  /// A running total begins with the first amount and says nothing about the direction.
  @Test(arguments: ["Running Total", "Kq"]) func runningTotalsAreNotBalances(_ header: String) {
    let rows = ["14,A,25.00,25.00", "15,B,10.00,35.00", "16,C,60.00,95.00", "17,D,600.00,695.00"].map {
      "2026-01-\($0)\n"
    }
    #expect(refusal("Date,Text,Amount,\(header)\n" + rows.joined())?.question?.topic == .sign)
  }

  private static let header = "Date,Description,Amount,Balance"
  private static let rows = [
    "2026-08-03,SALARY,45000.00,45000.00", "2026-08-08,ATM,1200.00,43800.00", "2026-08-15,SHOP,3500.00,40300.00",
  ]

  private func table(_ lines: [String], _ profile: CSVProfile? = nil) throws -> Answer {
    try Answer(Array(lines.joined(separator: "\n").utf8), profiles: profile.map { [$0] } ?? [])
  }

  @Test(arguments: [false, true]) func signOfTheOldestRowAsks(_ isNewestFirst: Bool) throws {
    let rows = isNewestFirst ? Self.rows.reversed() : Self.rows
    let error = try #require(refusal(([Self.header] + rows).joined(separator: "\n")))
    #expect(error.question?.topic == .oldest)
    #expect(error.question?.value == "45000.00")
    #expect(error.question?.choices.map(\.word) == ["in", "out"])
    for (side, amount) in [(CSVProfile.Side.into, Int64(45_000_00)), (.outOf, -45_000_00)] {
      var profile = CSVProfile(name: "own")
      (profile.header, profile.oldest) = (Self.header, side)
      let answer = try table([Self.header] + rows, profile)
      #expect(Set(answer.rows.map(\.amount)) == Set(cents(amount, -1200_00, -3500_00)))
    }
  }

  @Test(arguments: [false, true]) func balancesBeforeAmountsAskAboutTheNewestRow(_ isNewestFirst: Bool) throws {
    let rows = [
      "2026-08-03,SALARY,45000.00,100.00", "2026-08-08,ATM,1200.00,45100.00", "2026-08-15,SHOP,3500.00,43900.00",
    ]
    let error = try #require(
      refusal(([Self.header] + (isNewestFirst ? rows.reversed() : rows)).joined(separator: "\n")))
    #expect(error.question?.topic == .oldest)
    #expect(error.question?.row.contains("SHOP") == true)
  }

  @Test(arguments: [
    ["Opening balance,0.00", "", header], [header, "2026-08-01,Balance brought forward,,0.00"],
  ]) func openingBalanceDecidesTheSign(_ head: [String]) throws {
    let answer = try table(head + Self.rows)
    #expect(answer.rows.map(\.amount) == cents(45_000_00, -1200_00, -3500_00))
  }

  @Test func signedAmountsNeedNoQuestion() throws {
    let answer = try table([Self.header, "2026-08-03,A,-5.00,95.00", "2026-08-04,B,7.00,102.00"])
    #expect(answer.rows.map(\.amount) == cents(-500, 700))
  }
}
