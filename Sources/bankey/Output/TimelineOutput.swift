import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// The output of `bankey timeline`, which reads one day after the other.
struct TimelineOutput {
  private let setting: Setting
  private let presenter: Presenter
  private let store: Store?
  private let accounts: [Account]
  private let query: FindQuery
  private let days: ClosedRange<Day>

  /// Opens the database. `search` is a query; conditions on accounts alone keep transfers paired.
  init(_ setting: Setting, in days: ClosedRange<Day>, search: String) throws(CommandError) {
    (self.setting, self.days) = (setting, days)
    query = try setting.query(search)
    store = try DatabaseAccess.open(setting)
    let listed = try Listing(store, setting.config).accounts
    presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode).knowing(listed)
    let counted = listed.filter { !$0.isExcluded }.map(\.account)
    let wanted = query.accounts(among: counted)
    accounts = counted.filter { wanted?.contains($0.id) ?? true }
  }

  func write(asJSON: Bool) throws(CommandError) {
    var output = DataOutput()
    try DatabaseAccess.reading {
      guard let store else { return try writeNothing(asJSON, &output) }
      try store.snapshot {
        let timeline = try timeline(of: store)
        if asJSON { try writeJSON(timeline, &output) } else { try writeTable(timeline, &output) }
      }
    }
    try output.flush()
  }

  private func timeline(of store: Store) throws -> Timeline {
    guard query.isOfAccountsOnly else {
      let found = try store.all(of: query, in: FindScope(date: .booked, accounts: Set(accounts.map(\.id))))
      return Timeline(of: found, in: accounts, from: store, within: days)
    }
    return try Timeline(
      of: accounts, TimelineDays(of: accounts, from: store), rows: store.timeline(of: accounts), within: days)
  }

  private func writeNothing(_ asJSON: Bool, _ output: inout DataOutput) throws {
    if asJSON {
      try output.write(JSONList("days").end("months", []))
    } else {
      StandardError.say(presenter.strings.emptyTimeline)
    }
  }
}

extension TimelineOutput {
  private func writeJSON(_ timeline: Timeline, _ output: inout DataOutput) throws {
    var list = JSONList("days")
    for (index, day) in timeline.days.enumerated() {
      try output.write(list.next(json(of: timeline.lines(ofDay: index), on: day.section, timeline.currencies)))
    }
    try output.write(list.end("months", timeline.months.flatMap { try objects(of: $0, timeline) }))
  }

  private func json(
    of lines: TimelineLines, on section: Timeline.Section, _ currencies: [Currency]
  ) -> JSONObject {
    var object = JSONObject()
    object.put("date", section.day.description)
    object.put("status", section.status.rawValue)
    let sums = currencies.compactMap { currency in
      lines.sums[currency].map { sum in
        var object = JSONObject()
        object.put("currency", currency.code)
        object.put("amount", sum?.description)
        return object
      }
    }
    object.put("sums", sums)
    object.put("lines", lines.lines.map(\.json))
    return object
  }

  private func objects(of month: TimelineMonth, _ timeline: Timeline) throws -> [JSONObject] {
    let transfers = try timeline.transfers(in: month)
    return month.currencies.map { currency in
      let sum = month.sum(in: currency, without: transfers)
      var object = JSONObject()
      object.put("month", String(month.id.description.prefix(7)))
      object.put("currency", currency.code)
      object.put("in", sum.income?.description)
      object.put("out", sum.outgo?.description)
      object.put("sum", sum.total?.description)
      object.put("transfersLeftOut", transfers.count { $0.out.currency == currency })
      return object
    }
  }
}

extension TimelineLines.Line {
  /// The line as `bankey timeline --json` writes it: its transaction, and whether the other side of its transfer is
  /// part of it.
  fileprivate var json: JSONObject {
    var object = transaction.json
    let isTransfer = if case .transfer = self { true } else { false }
    object.put("isTransfer", isTransfer)
    return object
  }
}

extension TimelineOutput {
  /// Reads twice, so that the columns of all days are aligned without keeping their lines.
  private func writeTable(_ timeline: Timeline, _ output: inout DataOutput) throws {
    guard timeline.count > 0 else { return StandardError.say(presenter.strings.emptyTimeline) }
    let title = presenter.strings.column
    var table = TextTable(
      [
        .text(title(.date)), .text(title(.text), least: 20), .text(title(.account), least: 12, rank: 1),
        .text(title(.counterparty), least: 12, rank: 0), .figure(title(.amount)),
      ], isASCII: presenter.formats.isASCII)
    try rows(of: timeline) { table.measure($0) }
    table.fit(PlainTerminal.width)
    try output.line(table.header)
    try rows(of: timeline) { try output.line(table.line($0)) }
    if timeline.days.contains(where: { $0.section.status == .authorized }) {
      try output.line(presenter.strings.authorizedLegend)
    }
  }

  private func rows(of timeline: Timeline, _ body: ([String]) throws -> Void) throws {
    for index in timeline.days.indices {
      let section = timeline.days[index].section
      if let month = timeline.month(ofDay: index), timeline.months[month].days.lowerBound == index {
        for row in try rows(of: timeline.months[month], timeline) { try body(row) }
      }
      let lines = try timeline.lines(ofDay: index)
      let date = section.status == .authorized ? section.day.description + "*" : section.day.description
      for line in lines.lines { try body(row(of: line, date)) }
      guard lines.lines.count > 1 else { continue }
      for currency in timeline.currencies {
        guard let sum = lines.sums[currency] else { continue }
        try body(["", presenter.strings.daySum(""), "", "", presenter.signed(sum, currency)].map(\.trimmed))
      }
    }
  }

  private func rows(of month: TimelineMonth, _ timeline: Timeline) throws -> [[String]] {
    let transfers = try timeline.transfers(in: month)
    return month.currencies.map { currency in
      let sum = month.sum(in: currency, without: transfers)
      let left = transfers.count { $0.out.currency == currency }
      let parts = presenter.parts(of: sum, currency).joined(separator: ", ")
      let note = left == 0 ? "" : presenter.strings.withoutTransfers(left, presenter.formats.count(left))
      return [
        String(month.id.description.prefix(7)), [parts, note].filter { !$0.isEmpty }.joined(separator: ", "), "", "",
        presenter.signed(sum.total, currency),
      ]
    }
  }

  private func row(of line: TimelineLines.Line, _ date: String) -> [String] {
    guard case .transaction(_, let texts) = presenter.row(of: line, day: nil, .even).row else { return [] }
    return [date, texts.text, texts.note ?? "", texts.counterparty ?? "", texts.amount ?? ""]
  }
}
