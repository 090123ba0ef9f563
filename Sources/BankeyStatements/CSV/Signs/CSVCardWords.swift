import BankeyModel

/// Words that identify the file of a card.
enum CSVCardWords {
  /// A text in which words are searched, folded once.
  struct Text {
    private let key: [UInt8]

    init(_ text: String) { key = Array(WordFolding.folded(text).utf8) }

    /// Whether it describes the payment of a bill, or a refund.
    var isPayment: Bool { contains(payments) && (!contains(byCard) || contains(ofCard)) }

    /// Whether it describes a refund, or a card's bill that was paid and received: on an account these are no expenses.
    var isRefund: Bool { contains(refunds) || returns.contains(key) || isBillPaid }

    /// Whether it names a card.
    var isCard: Bool { contains(cards) }

    /// Whether it is the header of the card's holder or user, which only statements of cards have.
    var isHolder: Bool { contains(holders) }

    /// Whether the whole text says that something was bought, or it begins so.
    var isPurchase: Bool { purchases.contains(key) || (isByCard && !isBillPaid) }

    /// Whether it thanks for the payment of a card's bill or says that it was received.
    var isBillPaid: Bool { contains(billsPaid) }

    /// Whether it is the interest that a card charges.
    var isCharge: Bool { contains(charges) }

    /// Whether it may name a wage that somebody else gets, or what is paid beside it.
    var isOutlay: Bool { contains(outlays) }

    /// Whether it is the header of those who get money.
    var isPayee: Bool { contains(payees) }

    /// Whether it names a wage or a pension, or says that money was received; a bill's payment does so, too.
    var isIncome: Bool { contains(incomes) || incomeKinds.contains(key) }

    private var isByCard: Bool { purchaseBeginnings.contains { key.starts(with: $0) } }

    private func contains(_ words: Words) -> Bool {
      key.indices.dropLast().contains { place in
        words.mayBegin(key[place], key[place + 1]) && words.all.contains { key[place...].starts(with: $0) }
      }
    }
  }

  /// Words of at least two bytes that are looked for everywhere in a text.
  private struct Words {
    let all: [[UInt8]]
    /// Which two bytes begin a word. Hardly any two within a text do.
    private var beginnings = [UInt64](repeating: 0, count: 1 << 10)

    init(_ words: [String]) {
      all = words.map { Array($0.utf8) }
      for word in all { beginnings[Int(word[0]) << 2 | Int(word[1] >> 6)] |= 1 << UInt64(word[1] & 63) }
    }

    func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
      beginnings[Int(first) << 2 | Int(second >> 6)] & 1 << UInt64(second & 63) != 0
    }
  }

  /// Whether a field is a card number with hidden digits: `**6174`, `XXXX-XXXX-XXXX-1234`.
  static func isHiddenNumber(_ text: UnsafeRawBufferPointer) -> Bool {
    guard (5...24).contains(text.count), text.suffix(4).allSatisfy({ isDigit($0) }) else { return false }
    let hidden = text.prefix { $0 == UInt8(ascii: "*") || $0 | 0x20 == UInt8(ascii: "x") }
    return hidden.count > 1
  }

  private static let holders = Words([
    "cardmember", "cardholder", "karteninhaber", "purchasedby", "clearingdate", "kortinnehaver", "portador",
    "titulardelatarjeta",
  ])
  /// Headers of the shop and the amount of what a card spent. That of its day also stands above wages.
  static let spending: Set = [
    "利用店名", "ご利用店名", "利用店名商品名", "利用金額", "ご利用金額", "利用額", "ご利用額", "商店名稱", "승인금액", "消費明細", "消費地金額", "消費金額", "消费金额", "刷卡金額",
    "이용가맹점", "이용금액", "סכוםחיוב",
    "סכוםהחיוב",
  ]
  /// Payments in a shop.
  private static let byCard = Words([
    "cardpayment", "kartenzahlung", "paymentbycard", "betalingmedkort", "kortbetaling", "paiementcarte",
    "paiementparcarte", "pagocontarjeta", "pagamentocarta", "platbakartou", "pospayment",
  ])
  /// Payments of a card's bill that begin like those in a shop.
  private static let ofCard = Words(["pagamentocartaode"])
  private static let purchases = Set(
    [
      "purchase", "purchases", "cardpurchase", "cardspend", "kauf", "einkauf", "compra", "achat", "acquisto",
      "aankoop", "kop", "kjop", "varekjop", "kob", "покупка", "harcama", "消费", "消費", "일시불",
      "할부", "1回払い", "一括払い", "1回払", "一括払",
    ].map { Array($0.utf8) })
  /// The beginnings of texts about what was bought or withdrawn with a card.
  private static let purchaseBeginnings = [
    "消费", "消費", "cardpurchase", "compra", "cardtransaction", "cardpayment", "debitcardpurchase", "kartenzahlung",
    "paiementparcarte", "cashwithdrawal", "atmwithdrawal", "bargeldabhebung", "barabhebung", "geldopname", "retraitdab",
    "retirocajero", "retiroencajero", "prelievobancomat", "kontantuttak", "wyplatabankomat", "снятиеналичных",
    "выдачаналичных", "withdrawal", "payout", "transfertobank", "auszahlung", "retrait",
    "uttag", "uttak", "haevning", "opname", "nosto", "prelievo", "levantamento", "retiro", "wyplata", "vyber",
  ].map { Array($0.utf8) }
  private static let paid = [
    "paymentthankyou", "pymtthankyou", "pmtthankyou", "bestendank", "zahlungerhalten", "paymentreceived",
    "thankyouforyourpayment",
    "pagamentoricevuto", "pagamentorecebido", "pagorecibido", "paiementrecu", "paiementmerci", "betalingontvangen",
    "innbetalingmottatt", "betalningmottagen", "inbetalningtack", "kredikartiodemesi", "kreditkartenzahlungdanke",
    "dankenderhalten", "pagogracias",
    "enregistremerci", "graciasporsupago", "lastschriftdanke", "zahlungdanke", "incassdankukwel",
    "bedanktvooruwbetaling", "dankuwel",
    "tackfordinbetalning", "takkforbetalingen", "takforbetalingen", "splatazadluzenia", "splatanaleznosci",
    "splatkakarty", "splatkakreditni", "ευχαριστουμε", "погашениезадолженности", "погашеннязаборгованості",
    "geincasseerdvorigsaldo", "tesekkurederiz", "chipparaileodeme", "自动还款", "自動還款", "splatakarty", "pagamentosvalidos",
    "口座振替金額",
  ]
  private static let billsPaid = Words(paid)
  /// What only the bank of a card charges.
  private static let charges = Words([
    "interestchargeonpurchase", "interestchargeoncash", "purchaseinterestcharge", "purchasefinancecharge",
    "financechargeonpurchase", "cashadvanceinterest",
  ])
  private static let refunds = Words([
    "refund", "erstattung", "terugbetaling", "remboursement", "reembolso", "devolucion", "rimborso", "iade",
    "возврат", "退款", "退货", "退貨", "还款", "還款", "繳款", "折抵", "환불", "취소", "返金", "返品", "estorno", "abono", "rebate",
    "cashback", "creditvoucher", "creditoloja",
  ])
  /// Kinds of refunds, when they are the whole text.
  private static let returns = Set(["return", "returns"].map { Array($0.utf8) })
  private static let payments = Words([
    "payment", "paymt", "thankyou", "autopay", "refund", "zahlung", "erstattung", "gutschrift", "betaling",
    "terugbetaling",
    "innbetaling", "indbetaling", "inbetalning", "paiement", "remboursement", "pago", "reembolso", "devolucion",
    "lastschrift", "kontoausgleich", "rechnungsausgleich", "prelevement", "reglement", "versement", "addebito",
    "cargoencuenta",
    "liquidaciontarjeta", "adeudo", "debitodireto", "incasso", "geincasseerd", "autogiro", "inbetald", "betaltbg",
    "overfortfrakonto", "suoritus", "splata", "splatk", "uhrada", "befizetes", "torlesztes", "platacard", "rambursare",
    "alimentarecard", "πληρωμ", "καταθεση", "uplata", "podmirenje", "placilo", "poplacilo", "tasumine", "tagasimakse",
    "maksajums", "atmaksa", "mokejimas", "padengimas", "погашени", "погашенн", "платеж", "платіж", "пополнени",
    "поповненн", "innborgun", "greidsla", "skuldfaert", "directdebit",
    "odeme", "pagamento", "rimborso", "wplata", "zwrot", "platba", "оплата", "возврат", "还款", "退款",
  ])
  /// Long enough not to stand in the name of a shop.
  private static let incomes = Words([
    "salary", "payroll", "wages", "directdeposit", "cashdeposit", "mobiledeposit", "receivedfrom", "transferfrom",
    "interestpaid", "interestearned", "creditinterest", "taxrefund", "gehalt", "zahlungseingang", "einzahlung",
    "zinsgutschrift", "nomina", "salario", "sueldo", "recibid", "recebid", "ingreso", "salaire", "virementrecu",
    "versement", "stipendio", "pensione", "versamento", "ricevuto", "accredito", "salaris", "ontvangen",
    "bijschrijving", "innbetaling", "indbetaling", "inbetalning", "mottatt", "mottagen", "insattning", "palkka",
    "wynagrodzenie", "wplyw", "wplata", "mzda", "prichozi", "jovairas", "gelenhavale", "geleneft", "gelenfast",
    "зарплат", "заработн", "пополнение", "зачисление", "工资", "薪資", "薪水", "轉入", "转入", "结息", "給与", "給料", "급여",
    "nhanluong",
  ])
  private static let outlays = Words([
    "tax", "fee", "paid", "repay", "employee", "salaryto", "wagesto", "payrollto", "zahlungan", "steuer", "pagode",
    "pagamento", "empleado", "impuesto", "imposto", "verses", "virementsalaire", "femmede", "impot", "colf", "tassa",
    "сотрудник", "выплат", "налог", "pracownik", "podatek", "员工", "税", "支払", "급여이체",
  ])
  private static let payees = Words([
    "beneficiary", "payee", "recipient", "employee", "empfanger", "begunstigte", "beneficiario", "destinatario",
    "beneficiaire", "destinataire", "empleado", "ontvanger", "mottaker", "mottagare", "modtager", "odbiorc",
    "получател", "сотрудник", "收款人", "員工", "员工", "受取人",
  ])
  /// Categories of receipts, when they are the whole text.
  private static let incomeKinds = Set(
    ["income", "paycheck", "einkommen", "einnahme", "ingresos", "revenus", "inkomst", "inkomen"].map { Array($0.utf8) })
  private static let cards = Words([
    "creditcard", "cardnumber", "cardno", "cardmember", "kreditkart", "kortnummer", "kortnr", "kreditkort", "carte",
    "kredikart", "cartao", "billingamount", "billedamount", "kartno", "kaartnummer", "kartturu", "karttipi",
    "cartaodecredito", "hitelkartya", "tarjeta", "cartadicredito",
    "karta", "karty", "karte", "kartica", "kartya", "kortti", "kredittkort", "kortel", "карт", "καρτα", "כרטיס", "信用卡",
    "カード", "利用金額", "利用店名",
    "카드", "บัตร", "karteninhaber", "chippara",
  ])
}
