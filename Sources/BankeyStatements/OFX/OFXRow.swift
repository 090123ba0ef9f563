/// The elements of one transaction while it is read: places in the file, no strings yet.
struct OFXRow {
  /// Whether the bank has only reserved it.
  let isPending: Bool
  /// Where it begins.
  let start: Int
  var type: OFXValue?
  var posted: OFXValue?
  var authorized: OFXValue?
  var amount: OFXValue?
  var id: OFXValue?
  var correction: OFXValue?
  var check: OFXValue?
  var name: OFXValue?
  var payee: OFXValue?
  var memo: OFXValue?
  var currency: OFXValue?

  /// A transaction that begins at `start`.
  init(isPending: Bool, start: Int) {
    self.isPending = isPending
    self.start = start
  }

  /// Takes an element that stands in `parent`. The first one counts.
  mutating func take(_ tag: OFXTag, _ value: OFXValue, in parent: OFXTag?) {
    switch tag {
    case .type: OFXRow.keep(value, in: &type)
    case .posted: OFXRow.keep(value, in: &posted)
    case .initiated where isPending: OFXRow.keep(value, in: &posted)
    case .authorized: OFXRow.keep(value, in: &authorized)
    case .amount: OFXRow.keep(value, in: &amount)
    case .id: OFXRow.keep(value, in: &id)
    case .correction: OFXRow.keep(value, in: &correction)
    case .check: OFXRow.keep(value, in: &check)
    case .name where parent == .payee: OFXRow.keep(value, in: &payee)
    case .name: OFXRow.keep(value, in: &name)
    case .memo: OFXRow.keep(value, in: &memo)
    case .symbol where parent == .currency: OFXRow.keep(value, in: &currency)
    default: break
    }
  }

  private static func keep(_ value: OFXValue, in field: inout OFXValue?) {
    if field == nil, !value.isEmpty { field = value }
  }
}
