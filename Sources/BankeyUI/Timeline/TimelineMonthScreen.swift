import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The parts of a month's sum: each account's part, less the transfers between them.
final class TimelineMonthScreen: FiguresScreen<TimelineMonthScreen.Heading> {
  /// A part of the sum.
  nonisolated struct Heading: Identifiable, Equatable {
    let id: MonthPart.ID
    let title: String
    let figure: String
  }

  private let panel = TitlePanel()
  private let month: TimelineMonth
  private let currency: Currency
  private let accounts: [Account]
  private let transfers: [OwnTransfer]
  private var days: [Account.ID: [DayTotal]]?
  private var failure: String?
  private var reading: Task<Void, Never>?

  /// Creates the screen of a month. `days` are the totals of its accounts; nil to read them.
  init(
    _ session: Session, _ month: TimelineMonth, in currency: Currency, of accounts: [Account],
    without transfers: [OwnTransfer], _ days: [Account.ID: [DayTotal]]? = nil
  ) {
    (self.month, self.currency, self.accounts) = (month, currency, accounts)
    (self.transfers, self.days) = (transfers, days)
    super.init(session, head: panel)
    table.header = { heading in
      heading.title.isEmpty ? nil : .with(PartHeaderView.self, heading)
    }
    table.onOpen = { [unowned self] in open($0) }
  }

  isolated deinit { reading?.cancel() }

  /// Reads the totals of the accounts once the screen is visible.
  override func didAppear() {
    guard reading == nil, days == nil else { return }
    reading = session.runTask { [weak self, bank = session.bank, first = month.id] in
      do throws(BankError) {
        self?.days = try await bank.dayTotals(since: first)
      } catch {
        self?.failure = self?.strings.sentence(self?.strings.transactionsFailed ?? "", error)
      }
      self?.needsFilling()
      self?.application?.setNeedsDisplay()
    }
  }

  /// Shows the parts below their sum.
  override func fill() {
    let sum = month.sum(in: currency, without: transfers)
    (panel.title, panel.figure) = presenter.whole(month, sum, in: currency)
    guard let days else { return show(message: failure ?? strings.loading) }
    let parts = presenter.parts(of: month, in: currency, on: accounts, days: days, without: transfers)
    apply(Sections(parts.map { (Heading(id: $0.id, title: $0.title, figure: $0.figure), $0.rows) }))
  }

  private func show(message: String) {
    apply(Sections([(Heading(id: .income, title: "", figure: ""), [FigureRow(message: message)])]))
  }

  private func open(_ item: TableItem<Heading, FigureRow>) {
    guard case .row(let row) = item else { return }
    switch row.id {
    case .account(let id): open(.account(id))
    case .transaction(let id): open(.transaction(id))
    default: break
    }
  }
}

/// The title of a part with its sum.
final class PartHeaderView: View, ReusableView {
  private var heading: TimelineMonthScreen.Heading?

  func configure(_ heading: TimelineMonthScreen.Heading) { self.heading = heading }

  func prepareForReuse() { heading = nil }

  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the sum above the figures of its parts.
  override func draw(in canvas: inout Canvas) {
    guard let heading else { return }
    let columns = FigureRowView.columns(canvas.bounds.width)
    let start = canvas.put(
      figure: Text(heading.figure, .title), endingAt: columns.amountEnd, from: columns.title, line: 0)
    canvas.put(Text(heading.title, .title), from: columns.title, to: start - 2, line: 0)
  }
}
