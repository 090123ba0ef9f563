import BankeyModel

/// Words that identify the file of a card.
enum CSVCardWords {
  /// Whether a text describes the payment of a bill, or a refund.
  static func isPayment(_ text: String) -> Bool { contains(payments, text) }

  /// Whether a text describes a refund or a card payment received, which on an account would not be expenses.
  static func isRefund(_ text: String) -> Bool { contains(refunds, text) }

  /// Whether a text names a card.
  static func isCard(_ text: String) -> Bool { contains(cards, text) }

  private static func contains(_ words: [String], _ text: String) -> Bool {
    let key = CSVHeading.folded(text)
    return words.contains { key.contains($0) }
  }

  /// Whether a whole field says that something was bought.
  static func isPurchase(_ text: String) -> Bool { purchases.contains(CSVHeading.folded(text)) }

  /// Whether a field is a card number with hidden digits: `**6174`, `XXXX-XXXX-XXXX-1234`.
  static func isHiddenNumber(_ text: UnsafeRawBufferPointer) -> Bool {
    guard (5...24).contains(text.count), text.suffix(4).allSatisfy({ isDigit($0) }) else { return false }
    let hidden = text.prefix { $0 == UInt8(ascii: "*") || $0 | 0x20 == UInt8(ascii: "x") }
    return hidden.count > 1
  }

  private static let purchases: Set<String> = [
    "purchase", "purchases", "sale", "sales", "cardpurchase", "kauf", "einkauf", "compra", "achat", "acquisto",
    "aankoop",
    "kop", "kjop", "varekjop", "køb", "покупка", "harcama", "消费", "消費",
  ]
  private static let refunds = [
    "refund", "paymentthankyou", "erstattung", "terugbetaling", "remboursement", "reembolso", "devolucion", "rimborso",
    "iade", "возврат", "退款", "还款", "환불", "返金", "bestendank", "zahlungerhalten", "paymentreceived",
    "thankyouforyourpayment",
    "pagamentoricevuto", "pagorecibido", "paiementrecu", "betalingontvangen", "innbetalingmottatt", "betalningmottagen",
  ]
  private static let payments = [
    "payment", "thankyou", "autopay", "refund", "zahlung", "erstattung", "gutschrift", "betaling", "terugbetaling",
    "innbetaling", "indbetaling", "inbetalning", "paiement", "remboursement", "pago", "reembolso", "devolucion",
    "odeme", "pagamento", "rimborso", "wplata", "zwrot", "platba", "оплата", "возврат", "还款", "退款",
  ]
  private static let cards = [
    "creditcard", "cardnumber", "cardno", "cardmember", "kreditkart", "kortnummer", "kortnr", "kreditkort", "carte",
    "kredikart", "kartno", "kredikarti", "creditcard", "cartaodecredito", "hitelkartya", "tarjeta", "cartadicredito",
    "karta", "karty", "karte", "kartica", "kartya", "kortti", "kredittkort", "kortel", "карт", "καρτα", "כרטיס", "信用卡",
    "カード",
    "카드", "บัตร",
  ]
}
