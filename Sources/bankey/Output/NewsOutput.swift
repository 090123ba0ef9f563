import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// The output of `bankey news`.
struct NewsOutput {
  private let presenter: Presenter
  private let snapshot: AccountsSnapshot
  private let file: NewsFile
  private let mark: NewsMark
  private let news: NewsRecord

  /// Reads what was recorded since a reader last looked.
  init(_ setting: Setting, reader: String) throws(CommandError) {
    presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    file = NewsFile(folder: setting.paths.state, reader: reader)
    let mark = file.mark
    let store = try DatabaseAccess.open(setting)
    news = try DatabaseAccess.reading { try store?.news(since: mark, at: setting.clock.now) ?? NewsRecord() }
    snapshot = try DatabaseAccess.reading {
      try store?.look(setting.config, countingAfter: Int64.max) ?? AccountsSnapshot()
    }
    self.mark = mark
  }

  /// Writes the news and marks them as seen by the reader, unless `isKept`.
  func write(asJSON: Bool, isKept: Bool) throws(CommandError) {
    var output = DataOutput()
    if asJSON { try writeJSON(&output) } else { try writeTable(&output) }
    try output.flush()
    if !isKept { file.mark = news.mark }
  }

  /// The rows of all accounts have the same columns, so that their figures can be compared.
  private func writeTable(_ output: inout DataOutput) throws(CommandError) {
    let sections = presenter.news(news, since: mark, in: snapshot)
    let columns: [TextTable.Column] = [.text("", least: 20), .text("", least: 8, rank: 0), .figure("")]
    var table = TextTable(columns, isASCII: presenter.formats.isASCII)
    for row in sections.lazy.filter({ $0.id != nil }).flatMap(\.rows) { table.measure(cells(row)) }
    table.fit(PlainTerminal.width)
    for section in sections {
      guard section.id != nil else { try writeSentences(section, &output); continue }
      try output.line(section.title)
      for row in section.rows { try output.line(table.line(cells(row))) }
    }
  }

  private func cells(_ row: FigureRow) -> [String] { ["  " + row.label, row.note ?? "", row.figure] }

  private func writeSentences(_ section: AccountNewsSection, _ output: inout DataOutput) throws(CommandError) {
    for row in section.rows {
      if row.figure.isEmpty { StandardError.say(row.label) } else { try output.line(row.label + "  " + row.figure) }
    }
  }

  private func writeJSON(_ output: inout DataOutput) throws(CommandError) {
    var list = JSONList("news")
    for listed in snapshot.accounts where news.first[listed.id] != nil {
      try output.write(
        list.next(json("account", listed.account) { $0.put("transactions", news.first[listed.id] ?? 0) }))
    }
    for listed in snapshot.accounts where news.first[listed.id] == nil {
      guard let old = mark.balances[listed.id], let new = news.mark.balances[listed.id], old != new else { continue }
      try output.write(
        list.next(
          json("balance", listed.account) {
            $0.put("before", old.description)
            $0.put("balance", new.description)
          }))
    }
    for listed in snapshot.accounts
    where news.mark.unproven.contains(listed.id) && !mark.unproven.contains(listed.id) {
      try output.write(list.next(json("unproven", listed.account) { _ in }))
    }
    for item in news.items { try output.write(list.next(item.json)) }
    try output.write(list.end)
  }

  private func json(_ event: String, _ account: Account, _ put: (inout JSONObject) -> Void) -> JSONObject {
    var object = JSONObject()
    object.put("event", event)
    object.put("account", account.id)
    object.put("currency", account.currency.code)
    put(&object)
    return object
  }
}

extension NewsRecord.Item {
  /// The news as `bankey news --json` writes them. Later versions may add keys, but do not change these.
  fileprivate var json: JSONObject {
    var object = JSONObject()
    let (word, earlier): (String, TransactionOrigin.Earlier?) =
      switch event {
      case .new: ("new", nil)
      case .posted(let earlier): ("posted", earlier)
      case .changed(let earlier): ("changed", earlier)
      case .dropped: ("dropped", nil)
      }
    object.put("event", word)
    object.put("account", transaction.account)
    object.put("currency", transaction.currency.code)
    object.put("id", String(transaction.id))
    object.put("date", transaction.day.description)
    object.put("amount", transaction.amount.description)
    object.put("description", transaction.description)
    object.put("dateBefore", earlier?.day.description)
    object.put("amountBefore", earlier?.amount.description)
    object.put("descriptionBefore", earlier?.description)
    return object
  }
}

/// How far a reader has seen the news: a small file in the state folder, one for each reader.
///
/// Without a readable file, everything is new.
struct NewsFile {
  private let file: StateFile

  /// The file of a reader in a folder, which need not exist yet. Letters, digits, `-` and `_` make a name.
  init(folder: String, reader: String = "") {
    // The limit allows a line for each of ten thousand accounts.
    file = StateFile(folder: folder, name: "news" + (reader.isEmpty ? "" : "-" + reader), limit: 1 << 20)
  }

  /// Whether a reader may have this name.
  static func isName(_ name: String) -> Bool {
    (1...40).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
      }
  }

  /// The mark of the reader.
  var mark: NewsMark {
    get { NewsMark(text: file.read()) }
    nonmutating set { file.write(newValue.text) }
  }
}
