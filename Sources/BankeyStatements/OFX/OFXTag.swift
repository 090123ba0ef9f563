import BankeyModel

/// The tags that bankey reads. Others are ignored.
enum OFXTag: String, CaseIterable {
  // Aggregates, which contain other tags.
  case ofx = "OFX"
  case fi = "FI"
  case status = "STATUS"
  case bankStatement = "STMTRS"
  case cardStatement = "CCSTMTRS"
  case investmentStatement = "INVSTMTRS"
  case loanStatement = "LOANSTMTRS"
  case bankAccount = "BANKACCTFROM"
  case cardAccount = "CCACCTFROM"
  case investmentAccount = "INVACCTFROM"
  case bankTransactions = "BANKTRANLIST"
  case pendingTransactions = "BANKTRANLISTP"
  case investmentTransactions = "INVTRANLIST"
  case transaction = "STMTTRN"
  case pendingTransaction = "STMTTRNP"
  case payee = "PAYEE"
  case otherBankAccount = "BANKACCTTO"
  case otherCardAccount = "CCACCTTO"
  case currency = "CURRENCY"
  case originalCurrency = "ORIGCURRENCY"
  case ledgerBalance = "LEDGERBAL"
  case availableBalance = "AVAILBAL"
  case investmentBalance = "INVBAL"
  case otherBalance = "BAL"
  case trade = "INVTRAN"
  case position = "INVPOS"

  // Elements, which have a value.
  case organization = "ORG"
  case code = "CODE"
  case severity = "SEVERITY"
  case message = "MESSAGE"
  case defaultCurrency = "CURDEF"
  case bankId = "BANKID"
  case brokerId = "BROKERID"
  case accountId = "ACCTID"
  case accountType = "ACCTTYPE"
  case start = "DTSTART"
  case end = "DTEND"
  case type = "TRNTYPE"
  case posted = "DTPOSTED"
  case authorized = "DTUSER"
  case initiated = "DTTRAN"
  case amount = "TRNAMT"
  case id = "FITID"
  case correction = "CORRECTACTION"
  case corrected = "CORRECTFITID"
  case check = "CHECKNUM"
  case name = "NAME"
  case extendedName = "EXTDNAME"
  case memo = "MEMO"
  case symbol = "CURSYM"
  case balance = "BALAMT"
  case asOf = "DTASOF"
  case cash = "AVAILCASH"
}

extension OFXTag {
  /// Whether the tag contains other tags instead of a value.
  var isAggregate: Bool {
    switch self {
    case .ofx, .fi, .status, .bankStatement, .cardStatement, .investmentStatement, .loanStatement, .bankAccount,
      .cardAccount, .investmentAccount, .bankTransactions, .pendingTransactions, .investmentTransactions, .transaction,
      .pendingTransaction, .payee, .otherBankAccount, .otherCardAccount, .currency, .originalCurrency, .ledgerBalance,
      .availableBalance, .investmentBalance,
      .otherBalance, .trade, .position:
      true
    default: false
    }
  }
}

/// Looks up a tag by its name without creating a string: names of up to 16 bytes fit two integers.
struct OFXTagTable {
  /// A name in capitals, packed into two integers.
  struct Key: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  private struct Slot {
    var key: Key
    var tag: OFXTag
  }

  static let all = OFXTagTable()
  /// The maximum length of a name.
  static let longest = 16

  private var slots = [Slot?](repeating: nil, count: 256)

  private init() {
    for tag in OFXTag.allCases {
      let key = Key(tag.rawValue.utf8)
      var place = key.place
      while slots[place] != nil { place = (place + 1) & 255 }
      slots[place] = Slot(key: key, tag: tag)
    }
  }

  /// The tag of that name; nil when bankey does not read it.
  func tag(_ key: Key) -> OFXTag? {
    var place = key.place
    while let slot = slots[place] {
      if slot.key == key { return slot.tag }
      place = (place + 1) & 255
    }
    return nil
  }
}

extension OFXTagTable.Key {
  /// Packs the first 16 bytes of a name, ignoring case.
  init(_ name: some Sequence<UInt8>) {
    var shift: UInt64 = 0
    for byte in name {
      let capital = UInt64(byte &- 0x61 < 26 ? byte &- 0x20 : byte)
      if shift < 64 { low |= capital << shift } else { high |= capital << (shift & 63) }
      shift += 8
      if shift == 128 { return }
    }
  }

  /// The slot at which the search begins.
  fileprivate var place: Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 56)
  }
}
