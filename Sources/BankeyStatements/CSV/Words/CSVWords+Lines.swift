extension CSVWords {
  /// Texts of rows that hold the `opening` or `closing` balance or a `total`.
  static let inLines: StaticString = """
    en opening previous amount due|previous statement balance due|balance carried fwd|last month balance
    en opening amount brought forward|last balance|balance last statement|balance last month
    tr opening devir bakiye|devir bakiyesi|onceki ekstre bakiyesi|onceki ekstre borcu|onceki donem borcu
    tr opening onceki bakiye|devreden bakiye|onceki donem bakiyesi|onceki donem bakiye
    ar opening رصيد مدور|رصيد سابق|الرصيد السابق
    bg opening салдо в началото|начално салдо|предходно салдо
    el opening υπολοιπο εκ μεταφορασ|προηγουμενο υπολοιπο
    es opening saldo de facturacion anterior|facturacion anterior|saldo deudor anterior
    es opening saldo anterior deudor|saldo periodo anterior
    he opening יתרה מועברת|יתרה קודמת
    id opening tagihan bulan lalu|saldo bulan lalu|saldo sebelumnya|tagihan sebelumnya|saldo awal
    ja opening 前回ご請求額|前月残高|前回残高|前月繰越|前期繰越|前回請求額
    ko opening 전월 이월금액|전월이월금액|전월잔액|이월금액|전월이월|전기이월|이월잔액
    pt opening saldo fatura anterior|saldo da fatura anterior|total da fatura anterior
    sr opening donos|prethodni saldo|prethodno stanje|претходно стање|донос
    th opening ยอดเรยกเกบครงกอน|ยอดคงคาง|ยอดยกมา
    vi opening du no ky truoc|so du mang sang|so du ky truoc|so du dau ky
    zh opening 上期账单金额|上期帳單金額|上月余额|上月餘額|上期账单|上期應繳總額|上期应缴总额|上期应还款额|上期應還款額|上期余额|上期餘額|上期結欠|上期结欠|上期結餘|前期餘額|前期余额
    ru opening сальдо начальное|начальное сальдо
    ru closing сальдо конечное|конечное сальдо
    id closing saldo akhir
    en closing balance c fwd|balance c forward
    en total minimum payment due|minimum amount due|total amount due|total due|minimum payment
    ja total 小計|合計|小计
    zh total 小計|小计|合計|合计|總計|总计|本期合计|本期應繳總額|本期应还款额|最低應繳金額|最低还款额
    ru total итого по карте|минимальный платеж
    tr total kart toplami|ara toplam|genel toplam|asgari odeme tutari
    es total total tarjeta|total a pagar|pago minimo
    pt total total do cartao|total da fatura|pagamento minimo
    he total סהכ לחיוב|סהכ
    en opening opening balance|opening ledger balance|beginning balance|starting balance|start balance
    en opening balance brought forward|brought forward|balance bf|b f|b fwd|balance forward|balance b fwd
    en opening previous balance|previous statement balance|initial balance|opening bal|bal b f|opening|old balance
    en closing close balance
    en opening open balance
    en opening op bal|opening booked balance|balance at start|balance at start of period|balance at beginning
    en closing balance at end|balance at end of period
    en closing closing balance|closing ledger balance|ending balance|end balance|final balance|balance carried forward
    en closing carried forward|balance cf|c f|new balance|current balance|available balance|closing bal
    en closing balance as of|balance on|balance at|balance as at
    es closing saldo al|saldo en|saldo a|suma y sigue
    pt closing a transportar
    ro closing sold final zi|sold intermediar
    ro total rulaj zilnic
    hu total forgalom osszesen
    no opening saldo fra kontoutskrift
    it closing saldo del
    pt closing saldo em
    fr closing solde au|solde le
    de closing saldo am|saldo per|saldo zum|saldo vom|zwischensaldo
    no closing saldo pr|saldo per
    sv closing saldo den
    pl closing saldo na dzien|stan na dzien
    cs closing zustatek k|zustatek ke dni
    ru closing остаток на
    fr total total des debits|total des credits
    en total net movement
    zh opening 承前余额|承前餘額|前頁餘額|前页余额
    en closing daily balance|end of day balance|day end balance|statement closing balance|balance c d|carried down|bal c f
    en opening bal b fwd|opg bal|balance b d|brought down
    en total period total|month total|monthly total|total for the statement
    en closing closing day balance|balance at end of day|balance at period end|ending daily balance|interim balance
    de closing monatssaldo|tagessaldo zum ende
    fr closing solde du jour|solde journalier|solde en fin de journee
    fr total total du mois|total de la periode
    es closing saldo diario|saldo del dia
    pt closing saldo diario|saldo do dia
    pt total total do mes|total do periodo
    it closing saldo giornaliero|saldo del giorno|saldo di fine giornata
    it total totale mese|totale del mese
    nl closing dagsaldo|saldo einde dag
    no closing dagens saldo
    cs closing denni zustatek
    hu closing napi egyenleg
    ro closing sold zilnic
    ro total total rulaje
    tr closing gunluk bakiye|gun sonu bakiyesi
    ru total итого за день|обороты по дебету|обороты по кредиту
    uk closing залишок на кінець дня
    uk total обіг по дебету|обіг по кредиту
    lv opening sakuma atlikums
    lv closing sleguma atlikums|beigu atlikums
    lv total apgrozijums
    zh closing 当日余额|日终余额
    ja total 本日合計|本日合计
    vi closing so du cuoi ngay
    id total total mutasi
    de total umsatz soll|umsatz haben
    cs total obrat debet|obrat kredit
    hr total promet duguje|promet potrazuje
    en total day total|daily total|total for period|total for the period|total for the month|total for the day
    en total total amount due|minimum payment due|credit limit|minimum amount due
    de closing tagessaldo|tagesendsaldo|periodensaldo|saldo zum tagesende
    pl closing saldo dnia|saldo na koniec dnia
    es total total del mes|total del periodo|total del dia
    zh opening 上期结余|上期結餘
    en closing account balance|your balance|wallet balance|cash balance|remaining balance|net balance
    id opening saldo awal mutasi
    fr closing dernier solde
    nl closing laatste saldo
    el opening προηγουμενο μικτο υπολοιπο
    el closing νεο μικτο υπολοιπο
    pl closing saldo nowy|saldo nowe
    cs closing zustatek uctu
    en total total spent|total income|total expense|total expenses|net total|balance total
    pl total suma calkowita
    sv total sammanlagt
    mn opening эхний улдэгдэл
    mn closing эцсийн улдэгдэл
    en closing closing available balance|statement balance|cl bal|closing booked balance|ledger balance
    en total total|totals|grand total|sub total|sum|total debit|total debits|total credit|total credits
    en total total withdrawals|total deposits|total amount|total transactions|debit total|credit total|balance
    en total net total|total paid in|total paid out|total in|total out|number of transactions|count|turnover
    en total total turnover|debit turnover|credit turnover|statement total|page total|total payments|total fees
    en total total charges|transaction totals|totals for period|account total
    de opening anfangssaldo|alter saldo|alter kontostand|anfangsbestand|saldovortrag|vortrag|ubertrag|kontostand alt
    de opening eroffnungssaldo|startsaldo|letzter kontostand|saldo alt|ubertrag saldo|anfangskontostand|saldoubertrag
    de opening vorheriger kontostand
    de closing endsaldo|neuer saldo|neuer kontostand|endbestand|schlusssaldo|aktueller kontostand|kontostand neu
    de closing abschlusssaldo|saldo neu|kontostand|endkontostand|buchungssaldo|aktueller saldo
    de closing rechnungsabschluss saldo
    de total summe|gesamt|gesamtsumme|saldo|zwischensumme|summe soll|summe haben|summe belastungen|summe gutschriften
    de total gesamtbetrag|umsatz gesamt|summe umsatze|total soll|total haben|umsatztotal|summe ausgaben
    de total summe einnahmen|summen
    nl opening beginsaldo|oud saldo|vorig saldo|openingssaldo|saldo begin|saldo vorig afschrift
    nl closing eindsaldo|slotsaldo|nieuw saldo|huidig saldo|boeksaldo|actueel saldo
    nl total totaal|totaal af|totaal bij|subtotaal|som|totaal debet|totaal credit|totalen
    no opening inngaende saldo|saldo fra|overfort fra forrige side|inngaende balanse|saldo ib|apningssaldo
    no closing utgaende saldo|sluttsaldo|ny saldo|utgaende balanse|saldo ub|saldo i var favor|saldo i din favor
    no closing disponibel saldo|bokfort saldo
    no total totalt|sum ut|sum inn|totalsum|sum uttak|sum innskudd
    sv opening ingaende saldo|ingaende balans|foregaende saldo|ingaende belopp
    sv closing utgaende balans|slutsaldo|nuvarande saldo|aktuellt saldo|disponibelt belopp
    sv total summa|totalsumma|summa insattningar|summa uttag|delsumma
    da opening primosaldo|indgaende saldo|overfort saldo|primo|saldo primo|gammel saldo
    da closing ultimosaldo|udgaende saldo|ultimo|saldo ultimo
    da total i alt|haevet i alt|indsat i alt
    fi opening alkusaldo|edellinen saldo|alkuperainen saldo|lahtosaldo|saldo alussa
    fi closing loppusaldo|uusi saldo|paatossaldo|saldo lopussa|tilin saldo
    fi total yhteensa|panot yhteensa|otot yhteensa|valisumma
    is opening stada i upphafi|upphafsstada|fyrri stada
    is closing lokastada|stada i lok|ny stada
    is total samtals|alls|heild
    fr opening solde initial|solde d ouverture|ancien solde|solde precedent|solde de depart|report|solde reporte
    fr opening report de solde|report du solde|report a nouveau
    fr opening solde anterieur|report a nouveau|solde debut|solde debiteur precedent|solde crediteur precedent
    fr opening solde au debut|solde en debut de periode|solde en debut
    fr closing solde en fin de periode|solde en fin
    fr closing solde final|solde de cloture|nouveau solde|solde actuel|solde de fin|solde fin|solde comptable
    fr closing solde a reporter|solde disponible|nouveau solde crediteur|nouveau solde debiteur|solde crediteur
    fr closing solde debiteur|solde en euros
    fr total totaux|sous total|total des mouvements|total des operations|solde|totaux des mouvements|montant total
    fr total total general|total mouvements
    es opening saldo inicial|saldo anterior|saldo de apertura|saldo previo|saldo inicio|saldo al inicio|saldo apertura
    es opening saldo del mes anterior
    es closing saldo final|saldo de cierre|saldo actual|nuevo saldo|saldo al cierre|saldo cierre|saldo disponible
    es closing saldo contable|saldo al corte
    es total totales|suma|total cargos|total abonos|total debe|total haber|total ingresos|total gastos|total debitos
    es total total creditos|total movimientos
    it opening saldo iniziale|saldo precedente|saldo di apertura|saldo contabile iniziale|saldo inizio periodo|riporto
    it opening riporto saldo|saldo liquido iniziale
    it closing saldo finale|saldo di chiusura|saldo attuale|nuovo saldo|saldo contabile|saldo contabile finale
    it closing saldo disponibile|saldo liquido finale|saldo fine periodo|saldo liquido|disponibilita|disponibile
    it total totale|totali|totale entrate|totale uscite|totale dare|totale avere|totale addebiti|totale accrediti
    it total somma|subtotale|totale movimenti|totale generale|parziale
    pt opening saldo de abertura|saldo abertura|saldo contabilistico inicial|saldo transportado|saldo do dia anterior
    pt closing saldo atual|saldo de fecho|saldo disponivel|saldo contabilistico|saldo contabilistico final
    pt closing saldo do dia|saldo em conta|saldo de fechamento|saldo total disponivel dia|saldo parcial
    pt closing saldo aplic aut mais|saldo final disponivel|saldo dia
    pt total totais|soma|total geral|total de entradas|total de saidas
    ro opening sold initial|sold anterior|sold precedent|sold de deschidere|sold inceput
    ro closing sold final|sold curent|sold de inchidere|sold disponibil|sold contabil|sold sfarsit
    ro total rulaj|rulaj total|sold|total rulaj|rulaj debitor|rulaj creditor|rulaj zi|rulaj total cont|total sume
    pl opening saldo poczatkowe|saldo otwarcia|saldo poprzednie|stan poczatkowy|bilans otwarcia|saldo na poczatek
    pl opening saldo wejsciowe
    pl closing saldo koncowe|saldo zamkniecia|saldo biezace|stan koncowy|saldo po operacjach|saldo na koniec
    pl closing bilans zamkniecia|saldo ksiegowe|saldo dostepne|dostepne srodki|saldo wyjsciowe
    pl total razem|obroty|suma obciazen|suma uznan|ogolem|lacznie|suma wplywow|suma wydatkow|obroty wn|obroty ma
    pl total podsumowanie|suma obrotow|liczba operacji
    cs opening pocatecni zustatek|vychozi zustatek|predchozi zustatek|pocatecni stav|zustatek na zacatku
    cs closing konecny zustatek|koncovy zustatek|aktualni zustatek|novy zustatek|konecny stav|pouzitelny zustatek
    cs closing disponibilni zustatek|zustatek na konci
    cs total celkem|soucet|zustatek|suma prijmu|suma vydaju|suma celkem|celkem pripsano|celkem odepsano|obraty
    cs total obrat celkem|prijmy celkem|vydaje celkem
    sk opening pociatocny zostatok|predchadzajuci zostatok|pociatocny stav
    sk closing konecny zostatok|aktualny zostatok|novy zostatok|disponibilny zostatok
    sk total spolu|sucet|zostatok|celkom|obrat|suma prijmov|suma vydavkov
    sl opening zacetno stanje|prejsnje stanje|zacetni saldo|staro stanje
    sl closing koncno stanje|novo stanje|koncni saldo|trenutno stanje|razpolozljivo stanje
    sl total skupaj|stanje|vsota|promet|skupni promet|skupaj v breme|skupaj v dobro
    hr opening pocetno stanje|prethodno stanje|pocetni saldo|prijasnje stanje
    hr closing zavrsno stanje|konacno stanje|zavrsni saldo|konacni saldo|raspolozivo stanje|krajnje stanje
    hr total ukupno|zbroj|ukupni promet|ukupan promet|sveukupno|ukupno isplate|ukupno uplate|ukupan promet duguje
    hr total ukupan promet potrazuje
    sr opening почетно стање|претходно стање|почетни салдо
    sr closing крајње стање|ново стање|коначно стање|завршно стање
    sr total укупно|стање|збир|промет|салдо
    bg opening начално салдо|предходно салдо|начална наличност|входящо салдо|салдо начално
    bg closing крайно салдо|крайна наличност|ново салдо|изходящо салдо|разполагаема наличност|салдо крайно
    bg closing текущо салдо
    bg total общо|всичко|обороти|сума|оборот|оборот дебит|оборот кредит|наличност
    ru opening входящий остаток|начальный остаток|остаток на начало|остаток на начало периода|исходный остаток
    ru opening входящее сальдо|баланс на начало|начальный баланс|остаток на начало дня|предыдущий остаток
    ru opening баланс на начало периода
    ru closing исходящий остаток|конечный остаток|остаток на конец|остаток на конец периода|исходящее сальдо
    ru closing текущий остаток|баланс на конец|доступный остаток|конечный баланс|остаток на конец дня
    ru closing баланс на конец периода
    ru total итого|всего|остаток|обороты|сумма|итог|итого оборотов|обороты за период|сальдо|итого поступлений
    ru total итого списаний|всего расходов|всего поступлений|итого обороты|баланс|итого расход|итого приход
    ru total оборот по дебету|оборот по кредиту
    uk opening вхідний залишок|початковий залишок|залишок на початок|залишок на початок періоду|вхідне сальдо
    uk opening баланс на початок
    uk closing вихідний залишок|кінцевий залишок|залишок на кінець|залишок на кінець періоду|вихідне сальдо
    uk closing баланс на кінець|поточний залишок
    uk total разом|всього|усього|залишок|підсумок|обороти за період
    hu opening nyito egyenleg|kezdo egyenleg|elozo egyenleg|indulo egyenleg
    hu closing zaro egyenleg|vegegyenleg|aktualis egyenleg|uj egyenleg|konyvelt egyenleg|rendelkezesre allo egyenleg
    hu total osszesen|egyenleg|forgalom|mindosszesen|osszeg osszesen|terhelesek osszesen|jovairasok osszesen
    hu total osszforgalom|osszes jovairas|osszes terheles
    et opening algsaldo|algjaak|saldo alguses|alguse saldo
    et closing loppsaldo|loppjaak|saldo lopus|jaak
    et total kaive|kokku|deebetkaive|kreeditkaive|kaibed|kokku deebet|kokku kreedit
    lv opening sakuma atlikums|sakuma bilance|atlikums perioda sakuma|sakuma saldo
    lv closing beigu atlikums|beigu bilance|atlikums perioda beigas|gala atlikums|beigu saldo
    lv total kopa|apgrozijums|atlikums|bilance|kopsumma|debeta apgrozijums|kredita apgrozijums|kopa debets
    lv total kopa kredits
    lt opening pradinis likutis|likutis pradzioje|likutis pradziai|pradinis balansas|pradzios likutis
    lt closing galutinis likutis|likutis pabaigoje|likutis pabaigai|pabaigos likutis|galutinis balansas
    lt total is viso|viso|apyvarta|likutis|debeto apyvarta|kredito apyvarta|balansas
    el opening αρχικο υπολοιπο|προηγουμενο υπολοιπο|υπολοιπο εναρξησ|εκ μεταφορασ
    el closing τελικο υπολοιπο|νεο υπολοιπο|τρεχον υπολοιπο|υπολοιπο ληξησ|διαθεσιμο υπολοιπο|λογιστικο υπολοιπο
    el closing σε μεταφορα
    el total συνολο|υπολοιπο|γενικο συνολο|συνολα|συνολο χρεωσεων|συνολο πιστωσεων
    tr opening acilis bakiyesi|devreden bakiye|onceki bakiye|baslangic bakiyesi|devir|devir bakiyesi|donem basi bakiye
    tr closing kapanis bakiyesi|guncel bakiye|son bakiye|donem sonu bakiye|kullanilabilir bakiye|mevcut bakiye
    tr total toplam|genel toplam|bakiye|toplam borc|toplam alacak|ara toplam|toplam tutar
    he opening יתרת פתיחה|יתרה קודמת|יתרה פותחת
    he closing יתרת סגירה|יתרה נוכחית|יתרה סופית|יתרה סוגרת
    he total סהכ|יתרה|סך הכל|סכום
    ar opening الرصيد الافتتاحي|رصيد افتتاحي|الرصيد السابق|رصيد سابق|رصيد مرحل|رصيد اول المده|رصيد البدايه
    ar closing الرصيد الختامي|رصيد ختامي|الرصيد الحالي|رصيد اخر المده|رصيد الاغلاق|الرصيد النهائي
    ar total الاجمالي|المجموع|اجمالي|مجموع|الرصيد
    fa opening مانده اول دوره|مانده قبلي|مانده از قبل|مانده ابتداي دوره
    fa closing مانده پايان دوره|مانده نهايي|مانده فعلي
    fa total جمع|جمع كل|مانده
    id opening saldo awal|saldo sebelumnya
    id closing saldo akhir
    id total jumlah|mutasi debet|mutasi kredit|mutasi debit|total kredit|mutasi cr|mutasi db
    ms opening baki awal|baki pembukaan|baki bawa ke hadapan|baki legar awal
    ms closing baki akhir|baki penutup|baki legar
    ms total baki
    vi opening so du dau ky|so du dau|so du ban dau|du dau ky
    vi closing so du cuoi ky|so du cuoi|so du hien tai|du cuoi ky
    vi total tong|tong cong|cong|so du|tong phat sinh|phat sinh trong ky|cong phat sinh|doanh so
    th opening ยอดยกมา|ยอดเงินยกมา|ยอดคงเหลือยกมา|ยอดตนงวด
    th closing ยอดยกไป|ยอดคงเหลือปลายงวด|ยอดปลายงวด
    th total รวม|ยอดรวม|รวมทังสิน|ยอดคงเหลือ
    zh opening 期初余额|上期余额|承前页|上页余额|期初餘額|上期餘額|承上頁|承前頁|承前結餘|上次結餘|上期結餘|承前结余|前期余额
    zh closing 期末余额|本期余额|当前余额|过次页|期末餘額|本期餘額|目前餘額|過次頁|结余|結餘|账户余额|帳戶餘額|可用余额|可用餘額
    zh total 合计|总计|小计|合計|總計|小計|余额|餘額|本期合计|累计|发生额合计|借方合计|贷方合计|支出合计|收入合计|支出笔数|收入笔数|总笔数|總筆數|本页合计
    ja opening 前回残高|繰越残高|繰越|期首残高|前月繰越|前期繰越
    ja closing 現在残高|期末残高|次月繰越|今回残高|次期繰越|最終残高
    ja total 総計|残高|差引残高|計|入金合計|出金合計
    ko opening 기초잔액|이월|전월이월|이월잔액|전일잔액
    ko closing 기말잔액|현재잔액|최종잔액|차월이월|거래후잔액
    ko total 합계|총계|소계|잔액|입금합계|출금합계|총합계
    hi opening परारंभिक शेष
    hi closing अंतिम शेष
    hi total कुल
    sq opening balanca fillestare|gjendja fillestare
    sq closing balanca perfundimtare|gjendja perfundimtare|balanca mbyllese
    mk opening почетна состојба|претходна состојба
    mk closing крајна состојба|нова состојба
    mk total вкупно
    ka opening საწყისი ნაშთი
    ka closing საბოლოო ნაშთი
    ka total სულ|ჯამი|ბრუნვა
    hy opening սկզբնական մնացորդ
    hy closing վերջնական մնացորդ
    hy total ընդամենը
    az opening ilkin qaliq|evvelki qaliq
    az closing son qaliq
    az total cemi|yekun
    kk opening бастапқы қалдық
    kk closing соңғы қалдық
    kk total барлығы|жиыны
    """
}
