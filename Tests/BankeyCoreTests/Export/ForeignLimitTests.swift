import BankeyCore
import BankeyModel
import BankeyText
import Testing

@Suite struct ForeignLimitTests {
  private let long = String(repeating: "é", count: 1 << 20)
  private let kept = String(repeating: "é", count: 2000)

  private func cut(_ event: StatementEvent) -> (StatementEvent, Int) {
    var cutter = ForeignCutter()
    let event = cutter.cut(event)
    return (event, cutter.count)
  }

  /// Every text of every event, found by reflection, so that later additions are included.
  private func texts(in value: Any) -> [String] {
    if let text = value as? String { return [text] }
    if let text = value as? Substring { return [String(text)] }
    return Mirror(reflecting: value).children.flatMap { texts(in: $0.value) }
  }

  private func events(_ text: String) -> [StatementEvent] {
    let currency = Currency(code: text, decimals: 2)
    return [
      .account(
        AccountRecord(
          connection: text, nativeId: text, number: text, name: text, owner: text, institution: text, sourceType: text,
          currency: currency)),
      .transactions([
        TransactionRecord(
          nativeId: text, day: Day(iso: "2026-11-20")!, amount: .zero, description: text, counterparty: text,
          raw: Substring(text))
      ]),
      .holdings([HoldingRecord(nativeId: text, name: text, currency: currency)]),
      .connection(ConnectionRecord(nativeId: text, name: text, error: text)),
      .statement(StatementRecord(nativeId: text)), .incomplete(text), .problem(StatementProblem(.note, text)),
    ]
  }

  @Test func textsOfEveryEventAreLimited() {
    for event in events(long) {
      let (cut, count) = cut(event)
      #expect(count == texts(in: event).count { $0.utf8.count > 9000 }, "\(texts(in: event).count)")
      for text in texts(in: cut) { #expect(text.unicodeScalars.count <= ForeignLimit.raw) }
    }
    for event in events("short") { #expect(cut(event) == (event, 0)) }
  }

  @Test func recordsAreLongerThanTextsAndTextsThanNames() {
    guard case (.transactions(let rows), 4) = cut(events(long)[1]) else { return #expect(Bool(false)) }
    #expect(rows[0].description == kept && rows[0].counterparty == String(kept.prefix(200)))
    #expect(rows[0].raw.utf8.count == 1 << 16)
  }

  @Test func shortenedKeysStayDistinct() {
    guard case (.account(let one), _) = cut(events(long)[0]), case (.account(let other), _) = cut(events(long + "x")[0])
    else {
      return #expect(Bool(false))
    }
    #expect(one.nativeId != other.nativeId && one.connection != other.connection && one.name == other.name)
    #expect(one.nativeId.unicodeScalars.count <= 200 && one.currency != other.currency)
  }

  @Test func longNameDoesNotWidenTheTable() {
    let rows = [[long, "1"], ["b", "2"]]
    let lines = TextTable.lines([.text("Name"), .figure("Amount")], rows)
    #expect(lines.allSatisfy { $0.utf8.count < 500 })
    #expect(PlainText.beginning(of: long).unicodeScalars.count == 4001)
  }
}
