import BankeyModel
import CXML2

/// The elements that bankey reads, by name without prefix. All others are skipped.
enum CAMTTag: String, CaseIterable {
  // Messages and their parts.
  case statement = "Stmt"
  case report = "Rpt"
  case notification = "Ntfctn"
  case account = "Acct"
  case period = "FrToDt"
  case balance = "Bal"
  case entry = "Ntry"
  case created = "CreDtTm"
  case summary = "TxsSummry"
  case total = "TtlNtries"
  case entries = "NbOfNtries"

  // Accounts.
  case id = "Id"
  case iban = "IBAN"
  case bban = "BBAN"
  case upic = "UPIC"
  case other = "Othr"
  case proprietaryAccount = "PrtryAcct"
  case currency = "Ccy"
  case name = "Nm"
  case owner = "Ownr"
  case servicer = "Svcr"
  case institution = "FinInstnId"
  case nameAndAddress = "NmAndAdr"
  case bic = "BIC"
  case newBIC = "BICFI"
  case clearing = "ClrSysMmbId"
  case member = "MmbId"

  // Codes, days and amounts.
  case type = "Tp"
  case subtype = "SubTp"
  case code = "Cd"
  case proprietary = "Prtry"
  case codeOrProprietary = "CdOrPrtry"
  case fromTime = "FrDtTm"
  case toTime = "ToDtTm"
  case fromDay = "FrDt"
  case toDay = "ToDt"
  case day = "Dt"
  case time = "DtTm"
  case amount = "Amt"
  case sign = "CdtDbtInd"
  case creditLine = "CdtLine"

  // Entries.
  case entryReference = "NtryRef"
  case reversal = "RvslInd"
  case status = "Sts"
  case bookingDay = "BookgDt"
  case valueDay = "ValDt"
  case bankReference = "AcctSvcrRef"
  case bankCode = "BkTxCd"
  case domain = "Domn"
  case family = "Fmly"
  case subfamily = "SubFmlyCd"
  case details = "NtryDtls"
  case batch = "Btch"
  case count = "NbOfTxs"
  case entryInformation = "AddtlNtryInf"

  // Details of entries.
  case transaction = "TxDtls"
  case references = "Refs"
  case transactionId = "TxId"
  case amounts = "AmtDtls"
  case instructedAmount = "InstdAmt"
  case transactionAmount = "TxAmt"
  case counterAmount = "CntrValAmt"
  case parties = "RltdPties"
  case debtor = "Dbtr"
  case creditor = "Cdtr"
  case ultimateDebtor = "UltmtDbtr"
  case ultimateCreditor = "UltmtCdtr"
  case debtorAccount = "DbtrAcct"
  case creditorAccount = "CdtrAcct"
  case tradingParty = "TradgPty"
  case party = "Pty"
  case agent = "Agt"
  case remittance = "RmtInf"
  case unstructured = "Ustrd"
  case structured = "Strd"
  case creditorReference = "CdtrRefInf"
  case reference = "Ref"
  case oldReference = "CdtrRef"
  case document = "RfrdDocInf"
  case number = "Nb"
  case moreRemittance = "AddtlRmtInf"
  case information = "AddtlTxInf"
  case returned = "RtrInf"
  case moreInformation = "AddtlInf"
  case dates = "RltdDts"
  case transactionTime = "TxDtTm"
  case acceptanceTime = "AccptncDtTm"
}

/// Finds tags by the address of their name: libxml2 stores each name once, so a name is only compared when first met.
struct CAMTTagTable {
  /// The limit on the total length of names: libxml2 slows down when there are very many.
  private static let limit = 1 << 18
  private static let known = Dictionary(uniqueKeysWithValues: CAMTTag.allCases.map { ($0.rawValue, $0) })

  private typealias Entry = (name: UnsafePointer<xmlChar>, tag: CAMTTag?)

  private var bits = 9
  private var slots = [Entry?](repeating: nil, count: 1 << 9)
  private var count = 0
  private var bytes = 0

  /// Whether the names exceed the limit.
  var isTooLarge: Bool { bytes > CAMTTagTable.limit }

  /// The tag with a name; nil when it is irrelevant.
  mutating func tag(_ name: UnsafePointer<xmlChar>) -> CAMTTag? {
    var place = place(of: name)
    while let known = slots[place] {
      if known.name == name { return known.tag }
      place = next(place)
    }
    return add(name, at: place)
  }

  private mutating func add(_ name: UnsafePointer<xmlChar>, at place: Int) -> CAMTTag? {
    let text = String(cString: name)
    let tag = CAMTTagTable.known[text]
    slots[place] = (name, tag)
    bytes += text.utf8.count
    count += 1
    if 2 * count > slots.count { grow() }
    return tag
  }

  private mutating func grow() {
    let old = slots
    bits += 1
    slots = [Entry?](repeating: nil, count: 1 << bits)
    for case .some(let entry) in old {
      var place = place(of: entry.name)
      while slots[place] != nil { place = next(place) }
      slots[place] = entry
    }
  }

  private func place(of name: UnsafePointer<xmlChar>) -> Int {
    let mixed = UInt64(UInt(bitPattern: name)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
  }

  private func next(_ place: Int) -> Int { (place + 1) & (1 << bits - 1) }
}
