extension CSVWords {
  /// Words that `Tests/Statements/headers.txt` showed to be missing from the lists of the languages.
  static let inHeaders: StaticString = """
    de value =wert|falligkeit|falligkeitsdatum|abrechnungsdatum|abrechnungs datum|belastungsdatum
    en value due date|billing date|payment due date|bill date
    es value fecha de vencimiento|fecha vencimiento
    pt value data de vencimento|data vencimento
    fr value date d echeance|echeance
    ja value 支払日|お支払日
    ko value 결제일
    ro booked data contabilizarii|data inregistrarii|data contabila
    ro done data tranzactiei
    pl booked data rozliczenia
    en ignored e mail address|email address|e mail|email
    de ignored e mail adresse
    es ignored correo electronico
    es name =nombre
    pt name =nome
    af description beskrywing|beskrywing1
    en ignored name on card|member name|=member|security type
    en description sub description|=action
    zh counterparty 对手信息|對手資訊
    zh description 客户摘要|交易名称|交易场所|交易場所
    ja debit 払出し金額|払出し
    ja credit 預入れ金額|預入れ
    th account เลขที่บัญชี
    de description vorgang verwendungszweck
    de done umsatz datum
    es day =f oper|f operacion|fecha oper
    de booked eingangs tag
    de debit ausgehend
    de credit eingehend
    hu number szamla szam
    de done karten einsatz|einkaufs datum|abschluss datum|=abschluss
    de originalAmount einzel betrag|betrag detail|fremdwahrungs betrag
    de originalCurrency fremd wahrung
    de otherAccount iban zahlungsbeteiligter|zahlungsempfangeriban|empfanger iban|partner iban|iban auftraggeber
    de account umsatz getatigt von
    de counterparty begunstigter auftraggeber
    en booked =booked
    it amount importo movimento conto
    it originalAmount importo originario
    it originalCurrency divisa importo originario
    en amount =change
    de amount =anderung
    fr amount =mouvements
    es amount =variacion
    it amount =variazioni
    pt amount =mudanca
    pl amount =zmiana
    cs amount =zmena
    sv amount =andring
    da amount =aendring
    de payee empfanger name
    de payer auftraggeber name
    de currency whg|whrg
    de id belegdaten
    de type bewegungstyp
    de time abschlusszeit
    en amount credit debit amount|debit credit amount|=total
    en debit payments out|cash out|paid from|subtractions|dt amount|funds out|withdraw|=withdraw dr
    en credit cash in|paid into|additions|funds in|payments in|ct amount
    bg debit изх сума|изходяща сума
    bg credit вх сума|входяща сума
    fi debit =otto
    fi credit =pano
    en originalAmount individual amount|amount details|foreign currency amount|instructed amount|currency amount|local amount
    en originalAmount amount foreign currency|transfer amount|local currency amount
    en originalCurrency local currency|instructed currency|original currency|transfer amount currency
    en originalCurrency asset currency|fund currency|instrument currency|security currency|trade currency|purchase currency
    en rate currency rate
    ru amount =обороты по счету
    ru debit =сумма списания
    ne ignored =miti|=miti bs|=date bs|=date in bs
    ka debit =დებ|ბრუნვა დებ
    ka credit =კრ|ბრუნვა კრ
    ka counterparty ბენეფიციარის სახელი
    en fee conversion charge|service charge|service charges|levy
    id fee biaya|biaya admin|komisi
    th fee คาธรรมเนียม
    ar fee رسوم
    en currency =coin|=asset
    de account referenz konto|unter konto
    en account =acct|acct no
    fi account oma tili
    es day f ejecucion|fecha ejecucion
    it booked data cont|data contabile|=contabile
    de booked bu tag|ausfuhrungs datum
    fr booked date operation|=operation date
    no booked posterings dato
    sv booked clearing dag
    nl booked =boeking|boekings dag
    en debit =withdrawn
    en credit =lodged
    de debit =abgange
    de credit =zugange
    nl debit =afgeschreven|ten laste
    nl credit ontvangsten
    nl credit =bijgeschreven|ten gunste
    fr debit =retraits|=paiements
    fr credit =depots|=versements|=encaissements
    es debit =pagos
    es credit =cobros
    pt debit =levantamentos
    pt credit =depositos
    it debit =prelievi
    it credit =versamenti
    no debit =utbetalt
    no credit =innbetalt
    sv debit =utbetalt
    sv credit =inbetalt
    fi debit =otot
    fi credit =panot
    is debit =uttekt
    is credit =innlegg
    he debit =משיכות
    he credit =הפקדות
    en account account num|=card|card last four|card last four digits|last four digits|card ending|first bank card|bsb account number
    en accountName account label
    en otherAccount op bank account number
    en counterparty supplier found|beneficiary or cardholder
    en description =label|=comment|=subject|notifications|item title|=title|=transactions
    en description transaction ref
    en type =transaction
    en category category parent|sub category
    en id transaction no|receipt no|receipt id|archiving code|transferwise id
    en part =product|=pocket|=vault|=pot|=space
    de part =produkt
    fr part =produit|=coffre
    es part =producto
    it part =prodotto
    pt part =produto
    ro part =produs
    nl part =product
    en time transaction time|value time
    en balance account balance
    fr currency =monnaie|=monn|compte tenu en
    fr originalAmount sous montant
    fr otherAccount compte partie adverse|compte contrepartie
    fr description libelles|=communications|=communication
    fr id n de transaction|no de transaction|n de sequence|no de sequence
    fr time heure de transaction
    fr account numero compte|compte num
    nl otherAccount tegenrekening|tegenrekeningnummer|tegenrekening iban bban|tegenrekening iban
    nl counterparty tegenrekeninghouder
    nl currency devies|munteenheid|valutacode|valuta rekening
    nl account creditcard nummer
    nl done verrichtings datum
    nl description =transactie|=bericht|=beschrijving
    sv booked bokfdag|reskontra datum
    sv done transdag
    sv amount insattningar uttag
    sv available tillgangligt belopp
    sv account =depa
    sv category budgetgrupp
    sv description egna anteckningar
    no category hovedkategori|underkategori
    da payer =afsender
    fi payee maksunsaaja
    fi otherAccount saajan tilinumero
    fi description selitys|otsikko
    fi type tapahtumalaji
    lv type maksajuma veids
    lt description paaiskinimai
    lt type transakcijos tipas|=kodas
    pl otherAccount rachunek zrodlowy|rachunek docelowy
    it account conto corrente|numero conto
    it ignored conto o carta
    no description utvidede detaljer
    fr id n de sequence
    pl otherAccount na konto z konta|numer rachunku nadawcy|numer rachunku odbiorcy|numer rachunku kontrahenta
    cs otherAccount protiucet|cislo protiuctu|cislo uctu protiuctu|cislo uctu protistrany
    cs accountName nazev uctu
    cs description komentar|upresneni
    cs type typ uhrady|oznaceni operace
    cs booked =odeslano
    sk otherAccount protiucet|iban protiuctu|cislo protiuctu
    sk id id operacie
    sk description upresnenie|uzivatelska identifikacia
    sk value datum splatnosti
    hu otherAccount partner szamlaszama
    hu accountName konyvelesi szamla elnevezese
    hr id =referencija
    sl otherAccount racun partnerja
    el value τοκισμοσ απο
    el id αρ συναλλαγησ
    es available =disponible
    es id dcto|numero de comprobante|operacion numero
    es description leyendas adicionales
    es time operacion hora
    pt account final do cartao|final cartao
    pt rate cotacao
    ja description 入出金内容|入出金先内容
    zh description 附註|附言|订单标题|订单名称|商品标题
    zh time 交易時間
    ko time 거래시간
    th time เวลา
    en ignored credit limit|spending limit|overdraft limit
    es ignored limite de credito|limite tarjeta
    pt ignored limite de credito|limite do cartao
    it ignored limite di credito|plafond
    fr ignored limite de credit|plafond
    de ignored kreditlimit|kreditrahmen|verfugungsrahmen
    nl ignored kredietlimiet|bestedingslimiet
    no ignored kredittgrense|kredittramme
    sv ignored kreditgrans|kreditlimit
    pl ignored limit kredytowy|limit karty
    zh ignored 信用额度|信用額度|可用额度|可用額度
    ja ignored 利用可能額|利用限度額
    en ignored running total|cumulative|cumulative total|cumulative amount|total so far|year to date|ytd|total to date
    de ignored kumuliert|kumulierter betrag|summe kumuliert|mindestsaldo|durchschnittssaldo
    fr ignored cumul|cumule|montant cumule|total cumule|solde moyen|solde minimum
    es ignored acumulado|importe acumulado|total acumulado|saldo promedio|saldo minimo
    pt ignored valor acumulado|saldo medio
    it ignored progressivo|importo progressivo|totale progressivo|cumulato|giacenza media
    nl ignored cumulatief|lopend totaal
    no ignored kumulativ|lopende sum
    sv ignored ackumulerat|lopande summa
    """

  /// Headers for the name of the own account or for the account of the other side.
  static let inAccounts: StaticString = """
    en otherAccount remote account|third party account|transfer account
    en number a c no|a c number|acc no|acc number
    de account =bankkonto|=geldkonto|=zahlungskonto|=brieftasche|=geldborse
    de otherAccount empfangerkonto|konto des empfangers
    nl account rekeningnaam|=bankrekening|=portemonnee
    da account =pung
    da otherAccount modpart konto|modtagers konto
    sv account =planbok
    fi account =tili|tilin nimi|=lompakko
    et otherAccount vastaskonto
    lt otherAccount korespondento saskaita
    fr account =portefeuille
    es account =cartera|=billetera
    pt account =carteira
    it account =portafoglio
    ro account =cont|nume cont
    pl account nazwa konta|=portfel
    pl otherAccount konto kontrahenta
    cs account =penezenka
    sk account nazov uctu
    hr account =racun|naziv racuna
    hu account =szamla|=penztarca
    el account =λογαριασμοσ
    tr account =hesap|hesap adi|=cuzdan
    bg account =сметка
    ru account =счет|=кошелек|=имя счета|название счета
    uk account =рахунок|назва рахунку|=гаманець
    he account =חשבון|שם חשבון
    he otherAccount חשבון נגדי
    ar account =الحساب|اسم الحساب
    zh account =账户|资产账户|支付账户|资金账户|账号名称|=帳戶|帳戶名稱|=钱包|=錢包
    zh otherAccount 對方帳號|轉入帳號
    ja account =口座|保有金融機関|=財布
    ja otherAccount 相手口座|振込先口座
    ko account =계좌|계좌명|=통장
    ko otherAccount 입금계좌
    vi account =tai khoan|ten tai khoan
    vi otherAccount so tai khoan thu huong
    th account =บัญชี|ชื่อบัญชี
    id account =akun|nama akun|=dompet
    no account kortnummer|=kort|kortnr
    sv account kortets nummer
    it account =carta|numero carta|numero della carta
    pt account =cartao|numero do cartao|numero cartao
    nl account =kaart|kaartnummer
    fi account =kortti|kortin numero|korttinumero
    ja account =カード|ご利用カード
    en account card used|=last 4|=last four
    id otherAccount rekening tujuan
    en booked date of posting
    en booked charge date|cleared date|date cleared
    en ignored =debit card|=credit card
    pt ignored =cartao de debito|=cartao de credito
    es ignored =tarjeta de debito|=tarjeta de credito
    de booked verarbeitungs datum
    it booked data addebito|data di addebito
    hu booked feldolgozas datuma|feldolgozas napja
    ja booked 売上確定日
    en done date of transaction
    zh booked 入帳日|入賬日|入帳起息日
    pt booked data de efetivacao
    hu booked terheles napja
    uk booked дата списання
    ru booked дата отражения|дата отражения операции|дата отражения по счету|дата отражения операции по счету
    th booked วันที่บันทึก
    en currency currency of account
    fr currency devise du compte
    es currency moneda de la cuenta|divisa cuenta|divisa de la cuenta
    pt currency moeda da conta
    de currency kontowahrung
    no currency kontovaluta
    hr currency valuta racuna|valuta konta
    vi currency dong tien
    th currency สกุลเงิน
    """
}
