import Glibc

/// The letters of a language beyond ASCII, with their frequencies.
struct CharsetLanguage: Sendable {
  /// The costs by scalar, because every letter is looked up in every language; 0 for letters that it does not have.
  private let costs: [UInt8]
  /// Whether the Baltic sets are used for it. They have the letters of some languages that nobody writes in them.
  let isBaltic: Bool

  /// Creates a language from its letters, the most frequent first. Capitals are rarer than small letters beyond ASCII,
  /// but in an alphabet of its own they are as frequent, because many banks write nothing else.
  private init(_ letters: String) {
    let scalars = Array(letters.unicodeScalars)
    let ofCapital: UInt8 = scalars.count > CharsetLanguage.alphabet ? 0 : 7
    isBaltic = !scalars.contains("ć") && !scalars.starts(with: CharsetLanguage.slovenian)
    let weights = scalars.indices.map { 1 / (Double($0) + 2) }
    let sum = weights.reduce(0, +)
    costs = zip(scalars, weights).reduce(into: [UInt8](repeating: 0, count: CharsetLanguage.end)) { costs, letter in
      let cost = UInt8((-10 * log(letter.1 / sum)).rounded())
      let place = Int(letter.0.value)
      costs[place] = costs[place] == 0 ? cost : min(cost, costs[place])
      for capital in letter.0.properties.uppercaseMapping.unicodeScalars
      where capital.value >= 0x80 && costs[Int(capital.value)] == 0 {
        costs[Int(capital.value)] = cost + ofCapital
      }
    }
  }

  /// Ten times the logarithm of a letter's rarity; nil when the language does not have it.
  func cost(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.value < CharsetLanguage.end, costs[Int(scalar.value)] > 0 else { return nil }
    return Int(costs[Int(scalar.value)])
  }

  /// The number of letters beyond ASCII that only languages with an alphabet of their own exceed.
  private static let alphabet = 20
  private static let slovenian: [Unicode.Scalar] = ["č", "š", "ž"]

  /// All letters of these languages are below this scalar: the last ones are those of Thai.
  private static let end = 0xE80

  /// The cost of a character in languages that do not have it.
  static func cost(ofForeign scalar: Unicode.Scalar) -> Int {
    if let cost = signs[scalar] { return cost }
    if (0x80..<0xA0).contains(scalar.value) { return 150 }
    return scalar.properties.isAlphabetic ? 85 : 95
  }

  /// Symbols that occur in texts of all languages.
  static let signs: [Unicode.Scalar: Int] = ["€£§°": 30, "\u{A0}–—’‘“”„«»№·…´®ªº": 45, "¥©½¡¿¢¤‚•‹›": 60].reduce(
    into: [:]) {
      for scalar in $1.key.unicodeScalars { $0[scalar] = $1.value }
    }

  /// The languages, each with its letters beyond ASCII, ordered by frequency.
  static let all = [
    "üäöß", "éèàêçîôûùëïâœæÿ", "óáíñéúü", "àòèùìé", "ãçáéíóêõâúà", "éëïöüè", "äåöé", "äöå", "øåæéòôö", "øåæé",
    "áðíóþéöæúý", "äõüöšž", "óàéèíçòúïü", "ëç", "łóążęśćńź", "íáéýřěčžšůúňóťď", "áíéýčžšúľťňôóďäŕĺ", "áéöóőüíúű",
    "čšž", "čšžćđ", "ăîâşţșț", "ıişüğöçİ", "ėšųįžąūčę", "āīēšņūķļčžģ", "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё",
    "оанивіетрслкдмупязьгбчхйцжїєшюфщґ", "аоеитнрсвлкдпмзуъябгчжшцйхщюфь", "аоиенртсјкувдмплзгбчшцхжњљћђџф",
    "аоеитнрвсдклпмујзгбчшцжфхќѓњљџѕ", "анікоясрелтдупвмыўзгьбйчхцшжэюёф", "αοιετσνηυρπκμλςωγδχθφάίόέήύώβξζψϊϋΐΰ",
    "יוהלאתרמבשנםחדקפעכןגזטסצךץף", "المينرتوبةعدسفهكقحجطشصخضذزثغءأإىئؤظآ،",
    "านรอกเงมยลวดทสตะปบคหจพขชแไใผถณศซธญภษฎฏฐฑฒฌฆฉฝฟฮ่้ัิีืุู็์ำโฯๆ",
  ].map(CharsetLanguage.init)

  /// Those for which the Baltic sets are used.
  static let baltic = all.filter(\.isBaltic)

  /// ASCII words in banks' tables, by the set in which their language's other letters are written.
  static let hints: [Charset: [String]] = {
    let central = words(
      """
      kwota rachunek rachunku przelew nadawca odbiorca waluta tytul konto zakup platba prevod vyber bankomat bankomatu ucet castka \
      mena datum popis znesek promet stanje iznos primatelj osszeg szamla egyenleg vasarlas suma valoare sold beneficiar karta kartou \
      descriere detalii explicatie tranzactie
      """)
    let turkish = words(
      "tarih tarihi tutar bakiye dekont hesap borcu kredi alacak fatura havale para islem aciklama fis maas")
    let baltic = words(
      "suma summa datums konts pirkums maksajums gavejas lesos mokejimas pirkinys valiuta pavadinimas konta kontu")
    let western = words(
      """
      betrag buchungstag verwendungszweck kontoauszug beguenstigter belopp mottagare beskrivning transaktionsdatum kontonr \
      bedrag omschrijving rekening naam montant libelle solde compte importe fecha concepto cuenta descrizione importo valore \
      descricao historico lancamento movimento descritivo operacao montante descripcion movimiento concepte import descripcio
      """)
    return [
      .windows1252: western, .windows1250: central, .latin2: central, .cp852: central, .windows1254: turkish,
      .cp857: turkish, .windows1257: baltic,
    ]
  }()

  private static func words(_ lines: String) -> [String] { lines.split { $0 == " " || $0 == "\n" }.map(String.init) }

  /// Lower-case words in banks' tables, which decide where a few letters cannot.
  static let words = """
    übertrag währung empfänger buchungstag gläubiger libellé débit crédit opération référence descrição débito crédito operação \
    descripción número operación saldo després città causale causalità valuta bokført beløp bokføringsdag utførelse bogført \
    beløb löpnummer belopp bokföringsdag määrä päivä kirjauspäivä saaja skýring upphæð staða dagsetning selgitus \
    księgowania płatno kwota odbiorc należno zł operację tytuł szczegóły účet účtu částka měna zaúčtován příjemce zpráva poznámka \
    čiastka suma popis príjemc účtovania platnos összeg könyvelés közlemény időpont számla értéknap egyenleg kedvezményezett \
    račun znesek plačnik uplata isplata opis plaćanj primatelj tranzacție tranzacţie sumă dată beneficiar \
    işlem açıklama tutar bakiye hesap şube sąskait mokėtoj gavėj paskirt maksājum saņēmēj darījum \
    дата сумма валюта операци назначение плател получател остаток счет счёт описание баланс призначення рахун залишок одержувач \
    платник сметка основание наредител получател дебит кредит движение салдо износ прималац уплата исплата рачун стање \
    ημερομηνία ποσό περιγραφή αιτιολογία υπόλοιπο λογαριασμ χρέωση πίστωση τράπεζα תאריך סכום יתרה תיאור זכות חובה אסמכתא פעולה \
    تاريخ المبلغ الرصيد الوصف دائن مدين حساب البيان วันที่ จำนวน ยอด รายการ ถอน ฝาก คงเหลือ \
    日付 取引 電気 料金 手数料 金額 残高 摘要 お支払 お預 入金 出金 振込 振替 口座 給与 利息 ﾌﾘｺﾐ 日期 交易 金额 余额 收入 支出 账号 账户 户名 对方 工资 转账 消费 \
    餘額 帳號 帳戶 存入 提款 轉帳 薪資 거래 일자 금액 잔액 입금 출금 적요 내용 계좌 은행 급여
    """.split(separator: " ").map(String.init)
}
