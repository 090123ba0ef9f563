import BankeyCore

/// What a line of the report shows, and whether there is a column of balances beside it.
nonisolated struct ReportRowViewModel: Equatable {
  let row: ReportRow
  let showsBalance: Bool
}
