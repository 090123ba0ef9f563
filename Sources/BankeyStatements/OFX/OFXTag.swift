import BankeyModel

/// The tags that mean something to bankey. All others are read over.
enum OFXTag: String, CaseIterable {
  // Aggregates: they hold other tags.
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
  case currency = "CURRENCY"
  case originalCurrency = "ORIGCURRENCY"
  case ledgerBalance = "LEDGERBAL"
  case availableBalance = "AVAILBAL"
  case investmentBalance = "INVBAL"
  case otherBalance = "BAL"
  case trade = "INVTRAN"
  case position = "INVPOS"

  // Elements: they hold a value.
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
  case check = "CHECKNUM"
  case name = "NAME"
  case memo = "MEMO"
  case symbol = "CURSYM"
  case balance = "BALAMT"
  case asOf = "DTASOF"
  case cash = "AVAILCASH"
}

extension OFXTag {
  /// Whether it holds other tags and not a value.
  var isAggregate: Bool {
    switch self {
    case .ofx, .fi, .status, .bankStatement, .cardStatement, .investmentStatement, .loanStatement, .bankAccount,
      .cardAccount, .investmentAccount, .bankTransactions, .pendingTransactions, .investmentTransactions, .transaction,
      .pendingTransaction, .payee, .currency, .originalCurrency, .ledgerBalance, .availableBalance, .investmentBalance,
      .otherBalance, .trade, .position:
      true
    default: false
    }
  }
}

/// Finds a tag by its name without making a string of it: names up to 16 bytes are two numbers.
struct OFXTagTable {
  /// A name in capitals as two numbers.
  struct Key: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  private struct Slot {
    var key: Key
    var tag: OFXTag
  }

  /// The table of all tags.
  static let all = OFXTagTable()
  /// The longest name that it can hold.
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

  /// The tag with that name; nil when it means nothing to bankey.
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
  /// The key of a name, in capitals or not. Only its first 16 bytes count.
  init(_ name: some Sequence<UInt8>) {
    var shift: UInt64 = 0
    for byte in name {
      let capital = UInt64(byte &- 0x61 < 26 ? byte &- 0x20 : byte)
      if shift < 64 { low |= capital << shift } else { high |= capital << (shift & 63) }
      shift += 8
      if shift == 128 { return }
    }
  }

  /// Where the search begins.
  fileprivate var place: Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 56)
  }
}
