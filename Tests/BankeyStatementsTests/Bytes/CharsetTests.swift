import BankeyModel
import BankeyStatements
import Glibc
import Testing

/// Files in the character sets that banks use, none of which is declared.
@Suite struct CharsetTests {
  /// A text as a program would write it in that character set.
  static func encoded(_ text: String, _ set: String) throws -> [UInt8] {
    let converter = iconv_open(set, "UTF-8")
    try #require(converter != iconv_t(bitPattern: -1), "the C library lacks \(set)")
    defer { iconv_close(converter) }
    var source = Array(text.utf8).map { CChar(bitPattern: $0) }
    var target = [CChar](repeating: 0, count: source.count * 2 + 16)
    var (left, room) = (source.count, target.count)
    source.withUnsafeMutableBufferPointer { from in
      target.withUnsafeMutableBufferPointer { to in
        var (next, end) = (from.baseAddress, to.baseAddress)
        _ = iconv(converter, &next, &left, &end, &room)
      }
    }
    try #require(left == 0, "\(text) cannot be written in \(set)")
    return target.prefix(target.count - room).map { UInt8(bitPattern: $0) }
  }

  /// Character sets, and purchases in the languages that use them.
  static let files: [(sets: [String], texts: [String])] = [
    (
      ["CP1250", "ISO-8859-2", "CP852"],
      ["Żabka Łódź, płatność kartą", "Opłata za usługę", "Przelew przychodzący od: Józef Wąs"]
    ),
    (["CP1250", "ISO-8859-2", "CP852"], ["Příchozí platba, Jiří Dvořák", "Úroky z účtu", "Nákup kartou: Žižkov"]),
    (["CP1250", "ISO-8859-2", "CP852"], ["Prevod na účet, Ľubomír Šťastný", "Výber z bankomatu", "Úrok"]),
    (["CP1250", "ISO-8859-2", "CP852"], ["Kártyás vásárlás, Győr", "Számlavezetési díj", "Átutalás: Kovács Ödön"]),
    (["CP1250", "ISO-8859-2", "CP852"], ["Plačilo računa, Žiga Krašovec", "Stroški vodenja računa", "Nakup Čevlji"]),
    (
      ["CP1252", "ISO-8859-1", "ISO-8859-15", "CP850", "MACINTOSH"],
      ["Überweisung an Jürgen Groß", "Gebühr für Kontoführung", "Café Köln"]
    ),
    (
      ["CP1252", "CP850", "MACINTOSH"],
      ["Virement reçu, Hélène Lefèvre", "Frais bancaires prélevés", "Pâtisserie à côté"]
    ),
    (["CP1252", "CP850", "MACINTOSH"], ["Betaling til Bjørn Sæther", "Renter på innskudd", "Kjøp Ås"]),
    (["CP1252", "CP850"], ["Överföring från Åsa Öberg", "Köp i Malmö", "Ränta på lån"]),
    (["CP1252", "CP850"], ["Pagamento de serviços, João Simões", "Comissão de manutenção", "Transferência à ordem"]),
    (["CP1252", "CP850"], ["Comisión de mantenimiento, Núñez", "Nómina del mes", "Recibo de teléfono móvil"]),
    (["CP1252"], ["Greiðsla til Þóru Guðmundsdóttur", "Vextir á reikning", "Úttekt í hraðbanka"]),
    (
      ["CP1254", "ISO-8859-9", "CP857"], ["Maaş ödemesi, Işık Şahin", "Kredi kartı borcu", "Güneş Mağazası alışverişi"]
    ),
    (["CP1257", "ISO-8859-13"], ["Mokėjimas už paslaugas, Žilvinas", "Įmoka į sąskaitą", "Pirkinys: Šiaulių duona"]),
    (
      ["CP1257", "ISO-8859-13"],
      ["Maksājums par īri, Jānis Bērziņš", "Pārskaitījums uz kontu", "Pirkums: Rīgas maiznīca"]
    ),
    (
      ["CP1251", "KOI8-R", "CP866", "ISO-8859-5"],
      ["Оплата товаров, Пятёрочка", "Перевод средств Иванову", "Зарплата за март"]
    ),
    (["CP1251", "KOI8-U"], ["Оплата послуг, Їжак і Ґанок", "Переказ коштів", "Комісія банку"]),
    (["CP1251"], ["Плащане на сметка, Щерев", "Теглене от банкомат", "Такса за обслужване"]),
    (["CP1253", "ISO-8859-7"], ["Αγορά με κάρτα, Γιώργος", "Μισθοδοσία Μαρτίου", "Έξοδα διαχείρισης"]),
    (["CP1255"], ["תשלום בכרטיס אשראי", "משכורת חודש מרץ", "עמלת שורה"]),
    (["CP1256"], ["تحويل من محمد علي", "رسوم بنكية شهرية", "شراء ببطاقة الائتمان"]),
    (["TIS-620"], ["โอนเงินให้สมชาย", "ค่าธรรมเนียมธนาคาร", "ซื้อกาแฟ"]),
    (["CP932", "EUC-JP"], ["コンビニで買い物", "給与振込 山田太郎", "電気料金"]),
    (["GBK", "GB18030"], ["超市购物消费", "工资转账收入", "水电费 王小明"]),
    (["BIG5"], ["便利商店消費", "薪資轉帳存入", "電費 陳小明"]),
    (["EUC-KR", "CP949"], ["편의점 결제", "급여 입금 김철수", "전기요금"]),
  ]

  private static func table(_ texts: [String], _ delimiter: String = ";") -> String {
    let rows = texts.enumerated().map { ["0\($0 + 1).03.2026", $1, "-\($0 + 4),10"].joined(separator: delimiter) }
    return (["Date", "Description", "Amount"].joined(separator: delimiter) + "\n") + rows.joined(separator: "\n") + "\n"
  }

  @Test(arguments: files) func tableInEveryCharsetIsRead(sets: [String], texts: [String]) throws {
    for set in sets {
      let answer = try Answer(Self.encoded(Self.table(texts), set))
      #expect(answer.rows.map(\.description) == texts, "\(set)")
    }
  }

  /// A single line with hardly a dozen letters is enough to find the most common character set of its country.
  @Test(arguments: files) func tableOfOneRowIsReadInItsCharset(sets: [String], texts: [String]) throws {
    for text in texts {
      let answer = try Answer(Self.encoded(Self.table([text]), sets[0]))
      #expect(answer.rows.map(\.description) == [text], "\(sets[0])")
    }
  }

  /// Many banks write capitals only, without accents.
  @Test(arguments: [
    (["CP1253", "ISO-8859-7"], ["ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ ΑΘΗΝΑ", "ΠΛΗΡΩΜΗ ΔΕΗ", "ΑΓΟΡΑ ΣΟΥΠΕΡ ΜΑΡΚΕΤ"]),
    (["CP1251", "KOI8-R", "CP866"], ["ОПЛАТА ТОВАРА ПЯТЕРОЧКА", "ПЕРЕВОД СРЕДСТВ ИВАНОВУ", "ЗАРПЛАТА ЗА МАРТ"]),
    (["CP1251", "KOI8-R", "CP866"], ["ПОЛУЧЕН ПРЕВОД ОТ ФИРМА", "ТАКСА ОБСЛУЖВАНЕ", "ТЕГЛЕНЕ ОТ БАНКОМАТ"]),
    (["CP1251", "KOI8-U"], ["ПЕРЕКАЗ КОШТІВ ЇЖАКУ", "ЗАРОБІТНА ПЛАТА", "КОМІСІЯ БАНКУ ЗА ПОСЛУГИ"]),
  ]) func textsInCapitalsAreReadInTheirCharset(sets: [String], texts: [String]) throws {
    for set in sets {
      let answer = try Answer(Self.encoded(Self.table(texts), set))
      #expect(answer.rows.map(\.description) == texts, "\(set)")
    }
  }

  /// Two or three accents are all there is, and the headers name the language.
  @Test(arguments: [
    ("CP1252", "DATA;DESCRICAO;VALOR", ["COMPRA PÃO QUENTE", "COMISSÃO GESTÃO"]),
    ("CP1252", "Data;Texto;Valor", ["COMISSÃO", "PRESTAÇÕES"]), ("CP1252", "Date;Text;Amount", ["VEXTIR Á REIKNING"]),
    ("CP1252", "Data;Concepte;Import", ["COMPRA PLAÇA CATALUNYA", "NÒMINA"]),
    ("ISO-8859-2", "Data;Descriere;Suma", ["Plată POS", "Piaţa Mare"]),
  ]) func fewAccentsAreReadInTheLanguageOfTheHeaders(set: String, header: String, texts: [String]) throws {
    let rows = texts.enumerated().map { "1\($0 + 3).03.2026;\($1);-\($0 + 4),10" }
    let table = ([header] + rows).joined(separator: "\n") + "\n"
    #expect(try Answer(Self.encoded(table, set)).rows.map(\.description) == texts)
  }

  /// Half of these letters is the bar between the fields.
  @Test func delimiterByteMayBeHalfALetter() throws {
    let texts = ["ソニー銀行 口座振替 ポイント", "能力表 ミニ"]
    #expect(try Answer(Self.encoded(Self.table(texts, "|"), "CP932")).rows.map(\.description) == texts)
  }

  /// The blank that does not break lines is the only byte of many files that is not ASCII.
  @Test func blanksOfWesternSetsAreNotLetters() throws {
    let text = "Date:\u{A0}14/01/2026\nDescription:\u{A0}CARD\nAmount:\u{A0}-20.00\n\n"
    let answer = try Answer(Self.encoded(text + text.replacing("14/", with: "15/"), "ISO-8859-1"))
    #expect(answer.rows.map(\.description) == ["CARD", "CARD"])
  }

  @Test func otherFormatsAreReadInTheirCharset() throws {
    let qif = try Self.encoded("!Type:Bank\nD15/03/2026\nT-4.10\nPOpłata za usługę, Łódź\n^\n", "CP1250")
    #expect(try Answer(qif).row?.description == "Opłata za usługę, Łódź")
    let text = MT940Sample.message(MT940Sample.row("2601150115D4,10NTRFNONREF//B1", "Оплата товаров, Иванов"))
    #expect(try Answer(Self.encoded(text, "CP1251")).row?.description == "Оплата товаров, Иванов")
  }
}
