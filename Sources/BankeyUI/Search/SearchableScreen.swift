import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen that can be searched. Results arrive while the user types: first the next match, later the number of all.
/// Every key cancels the previous search.
///
/// In a list of transactions, a search moves from match to match. A subclass maps rows to transactions.
class SearchableScreen<Section: Identifiable & Equatable, Row: Identifiable & Equatable>: ListScreen<Section, Row> {
  private let bar = FindBar()
  /// The state of the search.
  private(set) var finding = SearchState()
  /// The number of results other than transactions.
  var otherMatches = 0
  /// The row that was selected before searching.
  var beforeFinding: Row.ID?
  private let tasks: SearchTasks

  /// Creates a screen with a prompt, which replaces the hints while it is open.
  init(
    _ session: Session, _ place: KeyBinding.Place, head: View, line: View? = nil, table: TableView<Section, Row>,
    in list: View? = nil
  ) {
    bar.isHidden = true
    tasks = SearchTasks(session)
    super.init(session, place, head: head, line: line, table: table, in: list, prompt: bar)
  }

  // MARK: Keys

  /// Sends keys and pasted text to the prompt while it is open, except keys that move, which go to the list.
  override func handle(_ event: Event) -> Bool {
    guard finding.prompt != nil else { return super.handle(event) }
    switch event {
    case .key(.enter): if keep() { didKeep() }
    case .key(.escape): stopFinding(isBack: true)
    case .key(.tab): switchFilter()
    case .key(let key) where key.isTyped: edit { $0.type(key) }
    case .paste(let text): edit { $0.insert(text) }
    default: return super.handle(event)
    }
    application?.setNeedsDisplay()
    return true
  }

  /// Opens the prompt and moves between matches. Esc ends the search before it leaves the screen.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .find: startFinding()
    case .match: walk(isForward)
    case .leave where finding.isActive: stopFinding(isBack: false)
    default: super.perform(command, isForward: isForward)
    }
  }

  func startFinding() {
    stopFinding(isBack: false)
    beforeFinding = table.selectedRow?.id
    finding.open()
  }

  private func edit(_ change: (inout Prompt) -> Void) {
    if finding.edit(session.settings.formats.decimalMark, change) { find() }
  }

  /// Closes the prompt and returns true. An invalid query keeps it open, to be corrected.
  @discardableResult
  func keep() -> Bool {
    guard finding.problem == nil else { return false }
    finding.keep()
    if !finding.isActive { stopFinding(isBack: false) }
    return finding.isActive
  }

  /// Called after Enter has closed the prompt.
  func didKeep() {}

  /// Searches for a counterparty and closes the prompt.
  func find(counterparty name: String) {
    startFinding()
    edit { $0.insert("\"" + name.prefix { $0 != "\"" } + "\"") }
    keep()
  }

  /// The accounts to which the query is limited; nil when it is not.
  var accountsInQuestion: Set<Account.ID>? {
    finding.query.accounts(among: session.snapshot?.accounts.map(\.account) ?? [])
  }

  /// Shows the matches, or all transactions, by counterparty.
  func showCounterparties() {
    open(.counterparties(finding.query, scope) { [weak self] in self?.find(counterparty: $0) })
  }

  private func stopFinding(isBack: Bool) {
    tasks.cancel()
    guard finding.isActive || finding.prompt != nil else { return }
    finding = SearchState()
    didFind(isBack: isBack)
    showFound()
  }

  /// Toggles between only matches and everything.
  func switchFilter() {
    finding.showsMatchesOnly.toggle()
    showFound()
  }

  // MARK: Questions

  /// Repeats the search after the transactions have changed, without moving the selection.
  func findAgain() {
    if finding.isActive { ask { _, _ in } }
  }

  private func find() {
    if finding.isActive { return ask { [weak self] in try await self?.showFirstMatch(of: $0, $1) } }
    tasks.cancel()
    finding.take(nil)
    didFind(isBack: true)
    showFound()
  }

  private func ask(_ first: @escaping (FindQuery, any TransactionFinder) async throws -> Void) {
    finding.ask()
    let (query, scope, finder) = (finding.query, scope, session.bank.finder)
    tasks.ask { [weak self] in
      try await first(query, finder)
      let found = try await finder.all(of: query, in: scope)
      if !Task.isCancelled { self?.take(found) }
    } onFailure: { [weak self] in
      // Keeps the earlier result.
      if let self, finding.isLooking { take(finding.found) }
    }
  }

  private func take(_ found: FoundTransactions?) {
    finding.take(found)
    showFound()
    application?.setNeedsDisplay()
  }

  private func walk(_ isForward: Bool) {
    guard finding.isActive else { return session.notice = strings.noSearchYet }
    let (query, finder) = (finding.query, session.bank.finder)
    tasks.walk { [weak self] in
      try await self?.showNextMatch(of: query, isForward: isForward, finder)
    }
  }

  // MARK: The list

  /// The transactions to search.
  var scope: FindScope { FindScope() }

  /// The row of a transaction; nil when the list has none.
  func row(of transaction: Transaction.ID) -> Row.ID? { nil }

  /// The place of a row among all transactions; nil when it is not one.
  func place(of row: Row.ID?) -> MatchNavigator.Position? { nil }

  /// Brings all rows back at once. While only matches are shown, the row to return to may be missing.
  func restoreRows() {}

  /// Selects the next match after the row where the search began; a query with only a date selects that day.
  func showFirstMatch(of query: FindQuery, _ finder: any TransactionFinder) async throws {
    let walk = MatchNavigator(finder: finder, query: query, scope: scope)
    let found = try await walk.first(from: place(of: beforeFinding))
    guard query == finding.query else { return }
    if let id = found.flatMap({ row(of: $0.id) }) ?? beforeFinding { table.select(id) }
  }

  /// Selects the next or previous match, and says when it wrapped around.
  func showNextMatch(of query: FindQuery, isForward: Bool, _ finder: any TransactionFinder) async throws {
    let walk = MatchNavigator(finder: finder, query: query, scope: scope)
    guard let match = try await walk.next(from: place(of: table.selectedRow?.id), isForward: isForward),
      let row = row(of: match.transaction.id)
    else { return }
    table.select(row)
    if match.isAroundTheEnd { session.notice = isForward ? strings.wrappedToStart : strings.wrappedToEnd }
  }

  /// Called when all matches become known or unknown, and when showing only matches is switched on or off.
  func showFound() { needsFilling() }

  /// Called when the search ends. With `isBack`, the user abandoned it in the prompt, and returns to the row before.
  func didFind(isBack: Bool) {
    guard isBack, let beforeFinding else { return }
    restoreRows()
    table.select(beforeFinding)
  }

  // MARK: The last line

  /// Shows the prompt in place of the hints, or the result and `position` in the status line.
  func showLastLine(position: String) {
    let isTyping = finding.prompt != nil
    if bar.isHidden == isTyping {
      (bar.isHidden, hints.isHidden) = (!isTyping, isTyping)
      layOut()
    }
    bar.typed = finding.prompt?.text ?? ""
    bar.answers =
      finding.problem.map { [Text(strings.problem($0), .warning)] } ?? summaries.map { Text($0, .secondary) }
    show(position: found(position))
  }

  /// The result, followed by the position if both fit.
  private func found(_ position: String) -> String {
    let results = summaries
    guard let least = results.last else { return position }
    let all = results.flatMap { [position.isEmpty ? $0 : $0 + "   " + position, $0] }
    return all.first { Text($0).columns + 2 <= application?.terminal.size.width ?? 0 } ?? least
  }

  /// "3 of 1,200"
  func show(_ number: Int, of count: Int) -> String {
    let formats = session.settings.formats
    return strings.position(formats.count(number), of: formats.count(count))
  }

  /// "12 matches, −$123.45", and without the sums where not all fit, because only some of them would mislead.
  private var summaries: [String] {
    guard finding.isActive else { return [] }
    guard !finding.isLooking, let found = finding.found else { return [strings.searching] }
    let (counts, sums) = session.settings.presenter.summary(of: found, accounts: otherMatches)
    return sums.isEmpty ? [counts] : [([counts] + sums).joined(separator: ", "), counts]
  }
}
