import BankeyModel
import BankeyText
import BankeyCore

/// Records the calls that a report makes.
struct CallList: ReportOutput {
  private(set) var calls: [String] = []
  /// The reason of each call that has one.
  private(set) var bands: [ReportBand] = []

  init(_ report: Report) { report.write(to: &self) }
  init() {}

  mutating func header(_ group: ReportGroup) { calls.append("header \(name(group.section))") }

  mutating func subheader(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand) {
    put("day \(period.start) \(period.total?.description ?? "?")", band)
  }

  mutating func detail(
    _ detail: ReportDetail, at place: PlaceInDay?, of section: ReportSection, _ band: ReportBand
  ) {
    switch detail {
    case .transaction(let transaction, _): put("\(transaction.description) \(transaction.amount)", band)
    case .rejected(_, let reason): put("rejected: \(reason)", band)
    }
  }

  mutating func subfooter(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand) { put("end", band) }

  mutating func footer(_ total: Amount?, of section: ReportSection, _ band: ReportBand) {
    put("footer \(total?.description ?? "?")", band)
  }

  mutating func grandFooter(_ total: Amount?) { calls.append("grand footer \(total?.description ?? "?")") }
  mutating func noTransactions(in section: ReportSection) { calls.append("no \(name(section))") }
  mutating func notAvailable(_ section: ReportSection) { calls.append("not available \(name(section))") }

  private mutating func put(_ call: String, _ band: ReportBand) {
    calls.append(call)
    bands.append(band)
  }

  private func name(_ section: ReportSection) -> String {
    if case .group(let status) = section { status.rawValue } else { "\(section)" }
  }
}
