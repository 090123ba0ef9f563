extension CSVWords {
  /// Words beside an amount for money `in` and money `out`.
  static let inDirections: StaticString = """
    en in c|cr|crdt|credit|credited|in|plus|deposit|incoming|inflow|inbound|money in|paid in|payment in|received
    en in income|inc|transfer in|credit amount|credit transaction|cr credit|c credit
    en out d|dr|dbit|debit|debited|out|minus|withdrawal|outgoing|outflow|outbound|money out|paid out|payment out|sent
    en out expense|exp|transfer out|spending|paid|debit amount|debit transaction|dr debit|d debit|purchase
    de in h|haben|gutschrift|eingang|einnahme|zugang|h haben|habenumsatz|einzahlung|einlage
    de out s|soll|lastschrift|ausgang|ausgabe|abgang|belastung|s soll|sollumsatz|auszahlung|entnahme
    nl in bij|bijschrijving|inkomsten|inkomend|bij credit|storting|inleg
    nl out af|afschrijving|debet|uit|uitgaven|uitgaand|af debet|opname
    no in inn|kredit|inngaende|innbetaling|inntekt|innskudd|k
    no out ut|utgaende|utbetaling|utgift|uttak
    sv in insattning|inkomst|inbetalning|insatt|ingaende
    sv out uttag|utbetalning|utlagg
    da in ind|indgaende|indbetaling|indtaegt|indsat
    da out ud|udgaende|udbetaling|udgift|haevet|haeving
    fi in pano|tulo|hyvitys|talletus|saapuva
    fi out otto|meno|veloitus|nosto|lahteva
    is in inneign|innborgun|innlogn
    is out uttekt|utborgun|skuld
    fr in revenu|revenus|crediteur|encaissement|entree|recette|versement recu
    fr out debiteur|decaissement|sortie|depense|depenses
    es in abono|haber|ingreso|credito|entrada|deposito|ingresos|abonos
    es in acreedor|te pago|te pagaron|recibiste
    es out deudor|pagaste|enviaste
    el in π
    el out χ
    es out cargo|debe|gasto|debito|salida|retiro|egreso|gastos|cargos|adeudo
    ca in ingres|abonament|haver
    ca out carrec|despesa|deure
    it in avere|accredito|entrata|entrate|a credito|attivo
    it out dare|addebito|uscita|uscite|a debito|passivo
    pt in c credito|receita|credito em conta|recebido
    pt out saida|d debito|debito em conta|enviado
    ro in incasare|intrare|creditare|venit
    ro out plata|iesire|debitare|cheltuiala
    pl in uznanie|wplyw|ma|uznania|przychodzacy|przychodzaca|przychod|wn ma
    pl out obciazenie|wydatek|wn|wyplyw|wychodzacy|wychodzaca|rozchod|obciazenia
    cs in prichozi|pripsano|prijem|dal|prijata|uhrada prichozi
    cs out odchozi|odepsano|vydej|ma dati|vydaj|odeslana|uhrada odchozi
    sk in prichadzajuca|pripisane
    sk out odchadzajuca|odpisane|odoslana|ma dat
    sl in dobro|priliv|v dobro|prejem|prilivi
    sl out breme|odliv|v breme|izdatek|odlivi
    hr in uplata|potrazuje|priljev|u korist|odobrenje|potrazni|primitak
    hr out isplata|duguje|odljev|na teret|terecenje|dugovni|izdatak
    sr in уплата|потражује|одобрење|прилив|у корист
    sr out исплата|дугује|задужење|одлив|на терет
    bg in кт|кредит|приход|постъпление|кредитен|к|вноска
    bg out дт|дебит|разход|плащане|дебитен|д|теглене
    ru in поступление|зачисление|пополнение|входящий|входящая|доход|приходная|зачислено
    ru out дебет|расход|списание|исходящий|исходящая|оплата|расходная|списано|снятие
    uk in прихід|надходження|зарахування|дохід|поповнення|вхідний|зараховано
    uk out видаток|списання|витрата|витрати|видаткова|вихідний|видатки
    hu in j|jovairas|kovetel|bejovo|bevetel|befizetes
    hu out t|terheles|tartozik|kimeno|kiadas|kifizetes
    et in kreedit|laekumine|sissetulek|tulu
    et out deebet|valjaminek|valjamakse|kulu
    lv in kredits|ienakoss|ieskaitijums|ienakosais|ienemumi
    lv out debets|debeta|izejoss|norakstijums|izejosais|izdevumi
    lt in kreditas|iplaukos|iplauka|gauta
    lt out debetas|islaidos|ismoka|issiusta
    el in πιστωση|π|καταθεση|εσοδο|εισερχομενη
    el out χρεωση|χ|αναληψη|εξοδο|εξερχομενη
    tr in alacak|gelen|giris|yatan|gelir
    tr out borc|giden|cikis|cekilen|gider
    he in זכות|זיכוי|הכנסה|הפקדה
    he out חובה|חיוב|הוצאה|משיכה
    ar in دائن|ايداع|له|وارد
    ar out مدين|سحب|عليه|صادر|منه
    fa in بستانكار|واريز|دريافت
    fa out بدهكار|برداشت|پرداخت
    id in kr|masuk|uang masuk|setoran
    id out db|keluar|uang keluar|penarikan|tarikan
    ms in wang masuk
    ms out wang keluar
    vi in co|ghi co|tien vao|bao co|nhan|thu
    vi out no|ghi no|tien ra|bao no|chi|gui
    th in ฝาก|เขา|รับ|เงินเขา|เครดิต|ฝากเงิน|รับโอน
    th out ถอน|ออก|จาย|เงินออก|เดบิต|ถอนเงิน|โอนออก
    zh in 贷|贷方|收入|存入|收|入账|转入|贷记|入|来账|貸|貸方|存|入帳|轉入|貸記|存款|收款
    zh out 借|借方|支出|支取|支|转出|借记|出|往账|轉出|借記|提款|付款|消费|提|扣款
    ja in 入金|預入|預かり|収入|お預入|お預り|振込入金
    ja out 出金|引出|引落|支払|支払い|お引出|お支払|振替出金
    ko in 입금|입|수입|대변|입금액
    ko out 출금|출|지출|지급|차변|출금액
    hi in जमा|करेडिट
    hi out नामे|डेबिट|निकासी
    sq in kreditim|hyrje
    sq out debitim|dalje
    mk in побарува
    mk out должи
    ka in კრედიტი|შემოსავალი
    ka out დებეტი|გასავალი
    hy in կրեդիտ|մուտք
    hy out դեբետ|ելք
    az in medaxil
    az out mexaric
    kk in кіріс|түсім
    kk out шығыс
    id in pemasukan
    id out pengeluaran
    th in รายรับ|เงินเขา
    th out รายจาย
    zh out 取
    ja in 受取
    he in ז
    he out ח
    ar in دخل|ايراد
    ar out مصروف
    es in recibido
    en in cash in|pay in|payin|payment received|earning|earnings|top up|topup
    en out cash out|pay out|payment sent
    de in zahlungseingang
    de out zahlungsausgang
    fr in versement
    it in versamento
    it out prelievo
    cs in bezhotovostni prijem|hotovostni prijem
    cs out bezhotovostni platba|bezhotovostni vydaj|hotovostni vydaj
    pl in wplata
    pl out wyplata
    sv in intakt
    sv out kostnad
    no out kostnad
    en in deposits|revenue
    en in receive money|received money|money received|add money
    en out send money|sent money|money sent
    en out withdraw|withdrawals|expenses|expenditure
    de in einnahmen|ertrag
    de out ausgaben|aufwand
    fr in depot|recu
    fr out retrait|envoye
    it in entrate
    it out spese
    pt in receitas|deposito
    pt out despesas|saque
    nl in inkomst
    nl out uitgave
    pl in przychody
    pl out wydatki
    cs in prijmy
    cs out vydaje
    sk in prijem
    sk out vydavok
    ru in доходы
    ru out расходы
    uk in доходи
    uk out витрати
    bg in приходи
    bg out разходи
    hr in prihod
    hr out rashod|trosak
    hu in bevetel
    hu out koltseg
    ro in venituri
    ro out cheltuieli
    tr in gelir
    tr out harcama
    sv in inkomster
    sv out utgifter
    fi in tulot
    fi out menot
    da in indtaegter
    da out udgifter|haevning
    el in εσοδα
    el out εξοδα
    zh in 流入
    zh out 流出|出账|費用|费用
    ko in 받음
    ko out 보냄
    vi in thu nhap|khoan thu
    vi out chi tieu|khoan chi
    th in รายรับ
    th out รายจาย
    id in pendapatan
    id out pengeluaran
    he in הכנסות
    he out הוצאות
    ar in ايرادات|قبض
    ar out مصروفات|صرف
    """

  /// Whether a word for a direction is also a kind of card.
  static func isKindOfCard(_ word: String) -> Bool { kindsOfCards.contains(WordFolding.folded(word)) }

  private static let kindsOfCards: Set = [
    "credit", "debit", "kredit", "debet", "credito", "debito", "кредит", "дебет", "дебит",
  ]
}
