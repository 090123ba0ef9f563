import BankeyModel
import BankeyStatements
import Foundation
import TestSupport
import Testing

/// The European Central Bank's files of rates.
@Suite struct ReferenceRateTests {
  private static let python = "/usr/bin/python3"

  private func document(_ days: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
    <gesmes:subject>Reference rates</gesmes:subject>
    <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
    <Cube>\(days)</Cube>
    </gesmes:Envelope>
    """
  }

  private func read(_ text: String) throws(StatementError) -> [String] {
    try ReferenceRateReader.read(Array(text.utf8)).map { "\($0.day) \($0.currency) \($0.rate)" }
  }

  @Test func daysAndRatesAreRead() throws {
    let days = """
      <Cube time='2026-11-20'><Cube currency='USD' rate='1.1590'/><Cube currency='JPY' rate='181.02'></Cube></Cube>
      <Cube time="2026-11-19"><Cube currency="IDR" rate="19284.61"/></Cube>
      """
    #expect(
      try read(document(days)) == ["2026-11-20 USD 1.1590", "2026-11-20 JPY 181.02", "2026-11-19 IDR 19284.61"])
  }

  @Test(arguments: [
    ("<Cube time='2026-11-20'><Cube currency='USD' rate='1,1590'/></Cube>", "The rate of “USD” cannot be read."),
    ("<Cube time='2026-11-20'><Cube currency='USD' rate='0'/></Cube>", "The rate of “USD” cannot be read."),
    ("<Cube time='2026-11-20'><Cube currency='USD' rate='-1.2'/></Cube>", "The rate of “USD” cannot be read."),
    ("<Cube time='2026-11-20'><Cube currency='USD' rate='N/A'/></Cube>", "The rate of “USD” cannot be read."),
    ("<Cube time='2026-11-20'><Cube currency='USD'/></Cube>", "The rate of “USD” cannot be read."),
    ("<Cube time='2026-11-20'><Cube currency='DOLLAR' rate='1.2'/></Cube>", "The rate of “DOLLAR” cannot be read."),
    ("<Cube time='2026-02-30'><Cube currency='USD' rate='1.2'/></Cube>", "The rate of “2026-02-30” cannot be read."),
    ("<Cube><Cube currency='USD' rate='1.2'/></Cube>", "The rate of “USD” cannot be read."),
    ("", "The file contains no rates."),
  ])
  func invalidRateRefusesTheFile(days: String, message: String) {
    let whole = "<Cube time='2026-11-19'><Cube currency='SEK' rate='10.9'/></Cube>"
    let error = #expect(throws: StatementError.self) { try read(document(days.isEmpty ? "" : whole + days)) }
    #expect(error?.message == message)
    #expect((error?.line == nil) == days.isEmpty)
  }

  @Test func entitiesAndOtherFilesAreRefused() {
    let bomb = "<!DOCTYPE a [<!ENTITY b 'USD'>]><a><Cube time='2026-11-20'><Cube currency='&b;' rate='1'/></Cube></a>"
    #expect(throws: StatementError.self) { try read(bomb) }
    #expect(throws: StatementError.self) { try read("no XML") }
    let cut = document("<Cube time='2026-11-20'><Cube currency='USD' rate='1.2'/></Cube>").dropLast(30)
    #expect(throws: StatementError.self) { try read(String(cut)) }
    #expect(throws: StatementError.self) { try read("") }
    #expect(throws: StatementError.self) { try read("<a " + String(repeating: "x", count: 200_000)) }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python))) func conversionMatchesPython() throws {
    let folder = NSTemporaryDirectory() + "bankey-rates-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let script = Checkout.file("Tests/Rates/rates.py").path
    let written = try Command.run([Self.python, script, "write", folder])
    try #require(written.status == 0, "\(written.output)")
    let file = folder + "/eurofxref-hist.xml"
    let expected = try Command.run([Self.python, script, "convert", file]).output.split(separator: "\n")
    let rates = try ReferenceRateReader.read(Array(try Data(contentsOf: URL(filePath: file))))
    let all = ReferenceRates(rates)
    let python = try expected.map { line in
      let words = line.split(separator: " ").map(String.init)
      let day = try #require(Day(iso: words[0]))
      let base = Currency(code: words[1])
      let figures = PythonFigures.amounts.map { all.conversion(from: $0.1, to: base, on: day)?.value(of: $0.0) }
      let sum = figures.compactMap(\.self).reduce(Rational.zero) { $0.adding($1) }
      let ours = (figures + [sum]).map { $0?.rounded(to: base.decimals)?.description ?? "nil" }
      return ours == Array(words.dropFirst(2))
    }
    #expect(python.count > 13_000 && rates.count > 180_000)
    #expect(!python.contains(false))
  }
}

/// The amounts that `rates.py` converts.
private enum PythonFigures {
  static let amounts: [(Amount, Currency)] = [
    ("981350.49", "USD"), ("220.00", "EUR"), ("-50.83", "GBP"), ("1204000", "JPY"), ("0.01", "SEK"),
    ("9876543210123.45", "IDR"),
  ].map { (try! AmountParser.parse($0.0, mark: .dot), Currency(code: $0.1)) }
}
