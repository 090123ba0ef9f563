import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyStore
import BankeyText
import BankeyUI
import Glibc
import Synchronization

/// bankey in lines: answers what the user types, and only ever appends lines.
final class PlainApp {
  private let setting: Setting
  private var clock: Clock
  private var store: Store?
  /// The newest transaction at the start; later ones are new.
  private var newest: Int64?

  init(_ setting: Setting) { (self.setting, clock) = (setting, setting.clock) }

  /// Runs until the user quits or the input ends.
  func run(inWords: Bool) throws(CommandError) {
    try PlainLock(setting).open()
    let choice = PlainChoice(order: setting.config.sections.order, name: setting.config.name, inWords: inWords)
    let conversation = PlainConversation(self, choice, isMasked: setting.isPrivate) { [self] isMasked in
      presenter(isMasked: isMasked)
    }
    conversation.onProgress = { [weak self] line in try? self?.put([line]) }
    try put(conversation.begin())
    while !conversation.isOver {
      if isatty(STDIN_FILENO) == 1 { try put("> ") }
      guard let typed = readLine() else { break }
      try put(conversation.answer(to: typed))
    }
  }

  private func presenter(isMasked: Bool) -> Presenter {
    let formats = setting.presenter(isASCII: !PlainTerminal.takesUnicode).formats
    return Presenter(formats: isMasked ? formats.masked : formats.unmasked, clock: clock)
  }

  private func put(_ lines: [String]) throws(CommandError) {
    try put(lines.map { PlainText.cleaned($0) + "\n" }.joined())
  }

  private func put(_ text: String) throws(CommandError) {
    var output = DataOutput()
    try output.write(text)
    try output.flush()
  }

  private func open() throws(CommandError) -> Store? {
    if store == nil { store = try DatabaseAccess.open(setting) }
    return store
  }

  private func there() throws(CommandError) -> Store {
    guard let store = try open() else { throw CommandError("there is no database yet") }
    return store
  }
}

extension PlainApp: PlainBank {
  func snapshot() throws -> AccountsSnapshot {
    guard let store = try open() else { return AccountsSnapshot() }
    newest = try newest ?? store.newestTransaction() ?? 0
    let snapshot = try store.look(setting.config, countingAfter: newest)
    if setting.isDemo {
      keepUp(with: snapshot)
      // Otherwise all accounts of the first day would be news.
      if newsFile.mark == NewsMark() { newsFile.mark = try store.news(since: NewsMark(), at: clock.now).mark }
    }
    return snapshot
  }

  /// In the demo, today is the newest day of the demo bank, which advances with each refresh.
  private func keepUp(with snapshot: AccountsSnapshot) {
    guard let day = snapshot.accounts.compactMap(\.account.balanceDate?.day).max() else { return }
    clock.daysAhead += clock.localNow.day.distance(to: day)
  }

  func dayTotals() throws -> [Account.ID: [DayTotal]] { try open()?.dayTotals(since: nil) ?? [:] }

  func oneCurrency() throws -> OneCurrency? { try open()?.allRates(setting.config) }

  func transactions() throws -> any TransactionLookup { try there() }

  func holdings(of account: Account.ID) throws -> [HoldingRecord] { try there().holdings(of: account) }

  func origin(of id: Transaction.ID) throws -> TransactionOrigin? { try there().origin(of: id) }

  func reconciliation() throws -> [AccountReconciliation] { try open()?.reconciliation() ?? [] }

  func all(of query: FindQuery, in scope: FindScope) throws -> FoundTransactions {
    try there().all(of: query, in: scope)
  }

  func counterparties(of query: FindQuery, in scope: FindScope) throws -> [CounterpartyTotal] {
    try there().counterparties(of: query, in: scope)
  }

  /// The file for the news mark. That of the demo is in its temporary folder.
  private var newsFile: NewsFile { NewsFile(folder: setting.isDemo ? setting.data : setting.paths.state) }

  func news() throws -> (record: NewsRecord, mark: NewsMark) {
    let mark = newsFile.mark
    return (try open()?.news(since: mark, at: clock.now) ?? NewsRecord(), mark)
  }

  func newRows() throws -> NewRows { try open()?.newRows(since: newsFile.mark) ?? NewRows() }

  func markNews(_ mark: NewsMark) throws { newsFile.mark = mark }

  func upcoming() throws -> Upcoming {
    try UpcomingReading(open(), setting).upcoming(on: clock.localNow.day)
  }

  func refresh(_ say: (String) -> Void) throws -> Bool {
    var isWhole = true
    let interruption = SignalInterruption()
    let child = try SyncChild(
      ["refresh", "--attended"] + setting.syncOptions, setting.strings, program: try SyncExecutable.path())
    interruption.stop(child.cancel)
    let (_, errors) = child.follow { event in
      if case .source(let step) = event, step.state == .started {
        say(setting.strings.setupTesting(setting.foreign(step.name)))
      } else if let complaint = event.complaint {
        isWhole = isWhole && event.isHarmless
        say(setting.foreign(complaint))
      }
    }
    if let signal = interruption.signal { throw CommandError("", status: ExitStatus.signal(signal)) }
    if !errors.isEmpty { say(setting.foreign(errors.trimmed)) }
    return isWhole
  }
}

extension SyncEvent {
  /// Whether the event is only a note.
  fileprivate var isHarmless: Bool { if case .error(let message) = self { message.code == .note } else { false } }
}

/// Gives the callback access to the conversation with PAM.
private final class ConversationBox: Sendable {
  let conversation = Mutex<PAMConversation?>(nil)
}

/// Unlocks before the conversation begins, if the config requires it. PAM asks and the user answers before bankey shows
/// anything.
struct PlainLock {
  private let setting: Setting

  init(_ setting: Setting) { self.setting = setting }

  /// Lets the user in; throws when PAM refuses.
  func open() throws(CommandError) {
    guard setting.config.lock, !setting.isDemo else { return }
    guard TerminalQuestion.canAsk else { throw CommandError("the lock needs a terminal to ask on") }
    switch PAM(folder: try? ProgramFolder.path()).authenticate(PlainLock.conversation()) {
    case .right: return
    case .wrong: throw CommandError(setting.strings.unlockFailed)
    case .refused(let reason): throw CommandError(setting.foreign(reason))
    case .broken(let problem): throw CommandError(setting.strings.lockProblem(problem))
    }
  }

  /// Asks PAM's questions on the terminal. PAM's messages arrive on the thread that waits for the answer.
  private static func conversation() -> PAMConversation {
    let box = ConversationBox()
    let conversation = PAMConversation { event in
      switch event {
      case .asks(let question, let isSecret):
        guard var answer = (try? TerminalQuestion.read(question, isSecret: isSecret)).map({ Array($0.utf8) }) else {
          box.conversation.withLock { $0?.cancel() }
          return
        }
        answer.withUnsafeMutableBufferPointer { bytes in
          box.conversation.withLock { $0?.answer(UnsafeBufferPointer(bytes)) }
          if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
        }
      case .says(let text, _): StandardError.say(PlainText.cleaned(text))
      case .ended: break
      }
    }
    box.conversation.withLock { $0 = conversation }
    return conversation
  }
}
