import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The news since the user last looked, account by account. Leaving the screen marks the news that it showed as seen;
/// later ones stay new.
final class NewsScreen: FiguresScreen<NewsScreen.Heading> {
  /// An account, or a message about all of them.
  nonisolated struct Heading: Identifiable, Equatable {
    let id: Account.ID?
    let title: String
  }

  private let panel = TitlePanel()
  private let report: FigureReport
  private var news: (record: NewsRecord, mark: NewsMark)?
  private var failure: String?
  private var reading: Task<Void, Never>?

  init(_ session: Session) {
    let report = FigureReport()
    self.report = report
    super.init(session, head: panel, line: report.titles) { report.showing($0) }
    table.onOpen = { [unowned self] in open($0) }
    table.header = { heading in heading.title.isEmpty ? nil : .title(Text("  ") + Text(heading.title, .title)) }
  }

  isolated deinit { reading?.cancel() }

  /// Reads the news once. What arrives while the user looks at them belongs to the next visit.
  override func didAppear() {
    guard reading == nil else { return }
    reading = session.runTask { [weak self, bank = session.bank] in
      do throws(BankError) {
        let news = try await bank.news()
        self?.news = news
      } catch {
        self?.failure = self?.strings.sentence(self?.strings.transactionsFailed ?? "", error)
      }
      self?.needsFilling()
      self?.application?.setNeedsDisplay()
    }
  }

  /// Shows the news, or why there are none.
  override func fill() {
    panel.title = strings.newsTitle
    guard let news, let snapshot = session.snapshot else { return show(message: failure ?? strings.loading) }
    let sections = presenter.news(news.record, since: news.mark, in: snapshot)
    fit(report, to: sections.flatMap(\.rows))
    apply(Sections(sections.map { (Heading(id: $0.id, title: $0.title), $0.rows) }))
  }

  /// The state that determines the rows: the news, and the room for columns.
  override var state: ListState { ListState(version: session.version, size: application?.terminal.size) }

  /// Marks the news that it showed as seen.
  override func goBack() {
    if let news { session.markNews(news.record.mark) }
    super.goBack()
  }

  private func show(message: String) {
    fit(report, to: [])
    apply(Sections([(Heading(id: nil, title: ""), [FigureRow(message: message)])]))
  }

  private func open(_ item: TableItem<Heading, FigureRow>) {
    guard case .row(let row) = item else { return }
    switch row.id {
    case .account(let id): open(.account(id))
    case .transaction(let id):
      open(.transaction(id, among: { [weak self] in self?.transactions ?? [] }))
    default: break
    }
  }

  private var transactions: [Transaction.ID] {
    (news?.record.items ?? []).filter { $0.event != .dropped }.map(\.transaction.id)
  }
}
