/// What a word of a title above rows means.
enum CSVTitleWord: String {
  case into = "in"
  case outOf = "out"
  /// A balance, and words that only go with one.
  case balance, daily
  /// A page, and words that stand between its numbers, too.
  case page, of
  /// Words for an account and for transactions, which tell no title from another.
  case account, plain
  /// Words that may stand beside one for a direction.
  case other
}

extension CSVWords {
  /// The meaning of a folded word of a title; nil when it is unknown.
  static func titleWord(_ word: String) -> CSVTitleWord? {
    if let known = titleWords[CSVWordKey(word.utf8).whole] { return known }
    guard word.utf8.count > 2 else { return nil }
    return direction(word).map { $0 == .into ? .into : .outOf }
  }

  private static let titleWords = table(inTitles) { CSVTitleWord(rawValue: $0) ?? .plain }

  /// Words of the titles above rows: see ``CSVTitleWord``.
  static let inTitles: StaticString = """
    en in in|deposits|credits|additions|incomes|receipts|refunds|receivables|earnings|inflows
    en out withdrawals|debits|subtractions|expenses|expenditure|expenditures|purchases|charges|fees|outflows|spend|out
    en out checks|cheques|advances|made|charged|interest charged|interest charges|finance charges
    en in interest earned|interest credited
    de in einnahmen|gutschriften|eingange|zugange|einzahlungen|zahlungseingange|geldeingange|haben|erstattungen
    de out ausgaben|lastschriften|ausgange|abgange|auszahlungen|zahlungsausgange|geldausgange|belastungen|abbuchungen|soll
    de out gebuhren|kaufe|einkaufe
    nl in bijschrijvingen|stortingen|ontvangsten|ontvangen
    nl out afschrijvingen|opnames|aankopen|kosten
    no in innbetalinger|inntekter|innskudd|inngaende
    no out utbetalinger|utgifter|uttak|utgaende|kjop|gebyrer
    sv in insattningar|inbetalningar|inkomster
    sv out utbetalningar|utgifter|kop|avgifter
    da in indbetalinger|indtaegter|indskud
    da out udbetalinger|udgifter|haevninger|kob|gebyrer
    fi in panot|tulot|talletukset|hyvitykset
    fi out otot|menot|veloitukset|nostot|ostot
    fr in credits|encaissements|entrees|recettes|versements|remboursements|depots
    fr out debits|decaissements|sorties|retraits|achats|prelevements|frais
    es in depositos|creditos|entradas|reembolsos|devoluciones
    es out retiros|debitos|salidas|egresos|compras|comisiones|consumos
    it in accrediti|versamenti|rimborsi
    it out addebiti|prelievi|acquisti|spese|commissioni
    pt in creditos|receitas|entradas|depositos|recebimentos|estornos
    pt out debitos|despesas|saidas|saques|levantamentos|compras|tarifas
    pl in wplywy|przychody|wplaty|uznania
    pl out wydatki|obciazenia|wyplaty|rozchody|zakupy|oplaty
    cs in prijmy|vklady
    cs out vydaje|vybery|nakupy|poplatky
    ru in доходы|поступления|зачисления|пополнения
    ru out расходы|списания|снятия|покупки|комиссии
    tr in gelirler|girisler
    tr out giderler|cikislar
    en balance balance|balances
    de balance saldo|salden|kontostand|kontostande|tagessaldo|tagessalden|tagesendsaldo|tagesendsalden
    nl balance saldi|dagsaldo|dagsaldi
    no balance dagssaldo|dagsaldoer|saldoer
    sv balance saldon|dagssaldon
    fi balance saldot|paivasaldo|paivasaldot
    fr balance solde|soldes
    es balance saldos
    pl balance salda
    cs balance zustatek|zustatky
    hu balance egyenleg|egyenlegek
    tr balance bakiye|bakiyeler|bakiyeleri
    ru balance остаток|остатки|баланс|балансы
    el balance υπολοιπο|υπολοιπα
    zh balance 余额|每日余额|日终余额|餘額|每日餘額
    ja balance 残高|日次残高
    ko balance 잔액|일별잔액
    en daily daily|day|end|ending|closing|opening|summary|ledger|running|by|date|per|history
    de daily tagliche|taglicher|tag|je|pro|zum|tagesende|ubersicht
    nl daily dagelijkse|dagelijks|dag
    no daily daglig|daglige|dag
    sv daily dagliga
    fi daily paivittaiset|paivittain
    fr daily journalier|journaliers|quotidien|quotidiens|jour|par|fin
    es daily diario|diarios|dia|diaria
    it daily giornaliero|giornalieri|giorno|fine
    pt daily diarios|diario|fim|dia|por
    pl daily dzienne|dzienny|dzien|koniec|dnia
    cs daily denni|konec|dne
    hu daily napi
    tr daily gunluk|gun|sonu
    ru daily дня|конец|ежедневный|ежедневные
    en page page|pages|pg|continued|cont|contd|week|sheet
    de page seite|seiten|fortsetzung|forts|woche|kw|blatt
    nl page pagina|vervolg|blad
    no page side|sider|fortsatt|forts|uke
    sv page sida|sidor|fortsattning|vecka
    da page fortsat
    fi page sivu|jatkuu
    fr page suite|feuille
    es page paginas|hoja|continuacion
    it page pag|foglio|segue
    pt page folha|continuacao
    pl page strona|str
    cs page strana|stranka
    hu page oldal|lap
    tr page sayfa
    ru page страница|стр|лист
    zh page 页|頁
    ja page ページ|頁
    ko page 페이지|쪽
    en of of
    de of von
    nl of van
    no of av
    da of af
    fr of de|du|des|sur
    es of del
    it of di
    pt of do|da|dos|das
    pl of z
    ru of из
    en account account|accounts
    de account konto
    nl account rekening
    fr account compte
    es account cuenta
    it account conto
    pt account conta
    pl account rachunku
    cs account uctu
    ru account счету
    tr account hesap
    en plain transactions|transaction|activity|activities|and|the|your|all|history|list|from|to|on|recent|operations
    en plain statement|details|this|period|latest|last|more
    de plain umsatze|buchungen|transaktionen|und|alle|der|die|kontoauszug|umsatzanzeige|letzte|neueste
    de plain kontobewegungen|bewegungen|vom|bis
    nl plain transacties|mutaties|en|laatste|tot
    no plain transaksjoner|bevegelser|og|kontoutskrift|fra|til|siste
    sv plain transaktioner|kontohandelser|och|senaste
    da plain transaktioner|posteringer|bevaegelser|seneste
    fi plain tapahtumat|tilitapahtumat|ja|viimeisimmat
    fr plain operations|mouvements|et|les|au|releve|dernieres|derniers
    es plain movimientos|transacciones|operaciones|la|al|los|extracto|ultimos|ultimas
    it plain movimenti|operazioni|dal|ultimi|ultime
    pt plain movimentos|lancamentos|transacoes|extrato
    pl plain transakcje|operacje|historia|od|ostatnie
    cs plain transakce|pohyby|posledni
    ru plain операции|по|за|последние
    tr plain hareketler|hareketleri|islemler|ve|son
    zh plain 交易明细|明细|交易|交易明細|明細
    ja plain 取引明細|入出金明細
    ko plain 거래내역
    en other other|others|electronic|atm|cash|direct|payment|payments|transfer|transfers|money|total
    de other sonstige|andere|weitere
    nl other overige
    no other andre
    sv other ovriga
    fi other muut
    fr other autres
    es other otros|otras|y
    it other altri|altre|e
    pt other outros|outras
    pl other inne|i
    cs other ostatni|a
    ru other прочие|и
    tr other diger
    """
}
