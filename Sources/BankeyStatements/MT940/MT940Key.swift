import BankeyModel

/// The keys of the form of `:86:` in which a key in capitals precedes each value: `/NAME/…/REMI/…`.
enum MT940Key: String, CaseIterable {
  // Keys whose values are read.
  case party = "CNTP"
  case beneficiary = "BENM"
  case orderer = "ORDP"
  case name = "NAME"
  case remittance = "REMI"
  case type = "TRTP"
  case paymentText = "PY"
  case account = "ACCW"
  case iban = "IBAN"
  case typeCode = "CTC"
  /// How the payment was made, such as "Faster Payment".
  case process = "OPRP"
  // Keys of transfers between American banks.
  case beneficiaryName = "BNF"
  case beneficiaryText = "OBI"
  /// The orderer, behind `PY`.
  case byOrder = "BO"
  // Keys that only end the value before them.
  case bic = "BIC"
  case id = "ID"
  case reference = "EREF"
  case mandate = "MARF"
  case creditor = "CSID"
  case date = "ISDT"
  case purpose = "PURP"
  case ownReference = "PREF"
  case ultimateDebtor = "ULTD"
  case ultimateCreditor = "ULTC"
  case ultimateBeneficiary = "ULTB"
  case returned = "RTRN"
  case address = "ADDR"
  case paymentType = "PT"
  case code = "TRCD"
  case level = "SVCL"
  case originalAmount = "OCMT"
  case charges = "CHGS"
  case exchange = "EXCH"
  case box = "BOX"
  case mandateReference = "MREF"
  case beneficiaryBank = "BBK"
  /// The orderer's bank, behind `PY`.
  case ordererBank = "AB"

  /// The key in a part between two slashes; nil when the part is text.
  init?(_ part: Slice<UnsafeRawBufferPointer>) {
    guard (2...4).contains(part.count), let key = MT940Key(rawValue: String(decoding: part, as: UTF8.self)) else {
      return nil
    }
    self = key
  }

  /// Whether the key is so short that it counts only in a text that has `PY`.
  var isOfPaymentText: Bool { self == .byOrder || self == .ordererBank }

  /// Whether the key is so long that no plain text has it between slashes by chance.
  var isMain: Bool {
    switch self {
    case .party, .beneficiary, .orderer, .name, .remittance: true
    default: false
    }
  }
}
