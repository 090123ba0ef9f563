import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen on which something can be looked for. What is found comes while it is typed, first the next match, later how many
/// there are; each key ends the question before.
class FindingScreen<Section: Identifiable & Equatable, Row: Identifiable & Equatable>: ListScreen<Section, Row> {
  /// The list in which is looked.
  weak var matches: (any MatchList)?
  private let bar = FindBar()
  /// What is looked for.
  private(set) var finding = Finding()
  /// How much else than transactions was found.
  var otherMatches = 0
  private var asking: Task<Void, Never>?
  private var walking: Task<Void, Never>?

  /// A screen with a line for the prompt, which stands in the place of the hints.
  init(
    _ session: Session, _ place: KeyBinding.Place, head: View, line: View? = nil, table: TableView<Section, Row>,
    in list: View? = nil
  ) {
    bar.isHidden = true
    super.init(session, place, head: head, line: line, table: table, in: list, prompt: bar)
  }

  isolated deinit {
    asking?.cancel()
    walking?.cancel()
  }

  // MARK: Keys

  /// Keys and pasted text go to the prompt while there is one; those that move go to the list.
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

  /// Begins to look, goes on to the next match; Esc ends the looking before it leaves the screen.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .find: startFinding()
    case .match: walk(isForward)
    case .leave where finding.isActive: stopFinding(isBack: false)
    default: super.perform(command, isForward: isForward)
    }
  }

  /// Opens the prompt.
  func startFinding() {
    stopFinding(isBack: false)
    matches?.willFind()
    finding.open()
  }

  private func edit(_ change: (inout Prompt) -> Void) {
    if finding.edit(session.settings.formats.decimalMark, change) { find() }
  }

  /// What makes no sense stays to be mended.
  @discardableResult
  func keep() -> Bool {
    guard finding.problem == nil else { return false }
    finding.keep()
    if !finding.isActive { stopFinding(isBack: false) }
    return finding.isActive
  }

  /// Called when Enter has closed the prompt.
  func didKeep() {}

  /// Looks for an other side, and closes the prompt.
  func find(counterparty name: String) {
    startFinding()
    edit { $0.insert("\"" + name.prefix { $0 != "\"" } + "\"") }
    keep()
  }

  /// The accounts that the query asks for; nil when it does not say.
  var accountsInQuestion: Set<Account.ID>? {
    finding.query.accounts(among: session.snapshot?.accounts.map(\.account) ?? [])
  }

  /// Shows what was found, or all that is here, by the other sides.
  func showCounterparties() {
    guard let scope = matches?.scope else { return }
    application?.push(
      CounterpartiesScreen(session, finding.query, in: scope) { [weak self] in self?.find(counterparty: $0) })
  }

  private func stopFinding(isBack: Bool) {
    asking?.cancel()
    walking?.cancel()
    guard finding.isActive || finding.prompt != nil else { return }
    finding = Finding()
    matches?.didFind(isBack: isBack)
    matches?.showFound()
  }

  /// Shows the matches alone, or all again.
  func switchFilter() {
    finding.showsMatchesOnly.toggle()
    matches?.showFound()
  }

  // MARK: Questions

  /// Looks again, since the transactions are others; nothing moves.
  func findAgain() {
    if finding.isActive { ask { _, _ in } }
  }

  private func find() {
    if finding.isActive { return ask { [weak matches] in try await matches?.showFirstMatch(of: $0, $1) } }
    asking?.cancel()
    finding.take(nil)
    matches?.didFind(isBack: true)
    matches?.showFound()
  }

  private func ask(_ first: @escaping (FindQuery, any TransactionFinder) async throws -> Void) {
    asking?.cancel()
    walking?.cancel()
    finding.ask()
    let (query, scope, finder) = (finding.query, matches?.scope ?? FindScope(), session.bank.finder)
    asking = Task { [weak self] in
      await self?.say {
        try await first(query, finder)
        let found = try await finder.all(of: query, in: scope)
        if !Task.isCancelled { self?.take(found) }
      }
      // It could not be found out: what was known stays.
      if let self, !Task.isCancelled, finding.isLooking { take(finding.found) }
    }
  }

  private func take(_ found: FoundTransactions?) {
    finding.take(found)
    matches?.showFound()
    application?.setNeedsDisplay()
  }

  private func walk(_ isForward: Bool) {
    guard finding.isActive else { return session.notice = strings.nothingLookedFor }
    walking?.cancel()
    let (query, finder) = (finding.query, session.bank.finder)
    walking = Task { [weak self] in
      await self?.say { try await self?.matches?.showNextMatch(of: query, isForward: isForward, finder) }
      self?.application?.setNeedsDisplay()
    }
  }

  /// Does what may fail, and says so, unless nobody waits for it any more.
  private func say(_ body: () async throws -> Void) async {
    do { try await body() } catch {
      if !Task.isCancelled {
        session.notice = strings.sentence(strings.findFailed, error)
      }
    }
  }

  // MARK: The last line

  /// Shows the prompt in the place of the hints, or `position` behind what was found.
  func showLastLine(position: String) {
    let isTyping = finding.prompt != nil
    if bar.isHidden == isTyping {
      (bar.isHidden, hints.isHidden) = (!isTyping, isTyping)
      layOut()
    }
    bar.typed = finding.prompt?.text ?? ""
    bar.answer = finding.problem.map { Text(strings.problem($0), .warning) } ?? Text(summary ?? "", .secondary)
    show(position: found(position))
  }

  /// What was found, and behind it the position, if there is room for both.
  private func found(_ position: String) -> String {
    guard let summary else { return position }
    let both = position.isEmpty ? summary : summary + "   " + position
    return Text(both).columns + 2 <= application?.terminal.size.width ?? 0 ? both : summary
  }

  /// "3 of 1,200"
  func show(_ number: Int, of count: Int) -> String {
    let formats = session.settings.formats
    return strings.position(formats.count(number), of: formats.count(count))
  }

  /// "12 matches, −$123.45"
  private var summary: String? {
    guard finding.isActive else { return nil }
    let found = finding.isLooking ? nil : finding.found
    return found.map { session.settings.presenter.summary(of: $0, accounts: otherMatches) } ?? strings.looking
  }
}
