import TUIKit
import BankeyCore

/// Which view shows a row of the report, with the columns that are chosen.
final class ReportStyle {
  var showsBalance = false

  func showing(_ row: ReportRow) -> Showing {
    .with(ReportRowView.self, ReportRowViewModel(row: row, showsBalance: showsBalance))
  }
}
