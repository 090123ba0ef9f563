extension CSVWords {
  /// Longer phrases of languages whose single words have their own lists, and Icelandic and Catalan.
  static let inPhrases: StaticString = """
    en booked posting date|post date|posted date|booking date|date posted|settlement date|processed date|settled date|process date
    en booked date processed|processing date|posted on|transaction posted date|booked at|cleared date|entry booking date|date entered
    en booked run date|processed on
    en day date time|date and time|local date|txn date|tran date|trans date|entry date|completed date|date of transaction
    en day transaction time|time of transaction|statement date|date created|completed at|date utc|payment date|date completed
    en done transaction date|purchase date|started date|date of purchase|authorization date|trans date|date started
    en done authorised on|authorized on
    en value value date|value dt|effective date|interest date|val date|value dat
    en amount transaction amount|amount in account currency|billing amount|amount local currency|local amount|txn amount
    en amount amount charged|account amount|posted amount|booked amount|settlement amount|charge amount|payment amount
    en amount transaction amount in account currency|billed amount|amt|transaction value|amount lcy|total amount|trans amount
    en debit debit amount|withdrawal amt|withdrawal amount|paid out|money out|debit amt|dr amount|amount debit|amount out
    en debit withdrawals|debits|payments|spent|charges|outgoing|payment out|withdrawal|debit value|dr|debit transaction amount
    en debit expense|expenses|amount paid|charge|withdrawn|debit dr|total debit amount|sent amount|=amount out
    en debit amount debited|debited amount|outcome
    en credit credit amount|deposit amt|deposit amount|paid in|money in|credit amt|cr amount|amount credit|amount in
    en credit deposits|credits|receipts|received|incoming|payment in|deposit|credit value|cr|credit transaction amount
    en credit income|amount received|lodgement|lodgements|deposited|credit cr|total credit amount|received amount
    en credit =amount in|amount credited|credited amount
    en direction debit or credit|credit or debit|dr cr|cr dr|debit credit|credit debit indicator|transaction direction|d c|c d
    en direction debit credit indicator|in out|cr dr indicator|credit debit|withdrawal deposit|flow|dr cr indicator
    en direction billing amount sign|amount sign
    en balance running balance|closing balance|ledger balance|current balance|account balance|book balance|balance after
    en balance balance amount|balance after transaction|statement balance|balance inr|new balance|running bal|bal|end balance
    en balance booked balance|remaining balance|resulting balance|balance in account currency|bal after
    en available available credit|remaining credit|credit available|available limit|available balance|available|available funds|avail balance
    en currency account currency|currency code|curr|ccy|transaction currency|billing currency|cur|amount currency
    en currency charged currency|settlement currency
    en description transaction details|transaction description|narration|narrative|particulars|transaction remarks|remarks
    en description payment details|description 1|additional info|additional information|transaction particulars|memo
    en description reference text|own reference|payment reference|customer reference|statement description|long description
    en description extended description|original description|user memo|remittance information|details of payment|payment purpose
    en description message to recipient|note|notes|appears on your statement as|booking text|short description|text
    en type transaction type|trans type|txn type|payment type|operation type|entry type|tran type|activity type|booking type
    en category category|categories|subcategory|main category|spending category|merchant category|master category|tags|labels
    en counterparty merchant name|payee name|counter party|beneficiary remitter|beneficiary name|counterparty name|vendor
    en counterparty merchant|other party|other party name|payer payee|payee payer|to from|sender recipient|sender receiver
    en counterparty beneficiary payer|payer beneficiary|payee|merchant description|place of transaction|shop|trader|name of counterparty
    en payer payer name|sender name|paid by|remitter name|ordering party|sender
    en payer sender|payer name|originator|remitter
    en payee recipient name|receiver name|beneficiary|paid to|recipient|payee name|payee name
    en account bank account|bank account number|card number|account id|card no|own account|source account|account number iban|your account|cardholder account
    en account last 4 digits|product account|account name number
    en accountName account name|account holder|product name|account description|account title|account nickname
    en number account number|account no|account iban|acct no|account nr
    en otherAccount counterparty account|beneficiary account|payee account|counterparty iban|recipient account|to account
    en otherAccount other account|beneficiary iban|sender account|payer account|counter account|counterparty account number
    en otherAccount payee account number|from account|opposing account|other party account|partner iban|contra account
    en otherAccount bank account details|other account number|beneficiary account number|recipient iban|offset account
    en id transaction id|transaction reference|reference number|transaction number|ref no|reference no|entry id|trace number
    en id bank reference|unique id|transaction ref|trn ref|reference id|ref number|journal number|transfer id|tran id|order id
    en status transaction status|payment status|state|booking status
    en fee bank charge|transaction charge|transaction charges|transaction cost|transaction costs|surcharge|surcharges|finance charge|brokerage|stamp duty|fx markup|markup|commissions|fee|fees|fee amount|commission|charges fee|transaction fee|bank charges|total fees|fee total
    en gross gross|gross amount
    en net net|net amount|amount net
    de gross =brutto
    de net =netto
    es gross =bruto|importe bruto
    es net =neto|importe neto
    fr gross =brut|montant brut
    fr net =net|montant net
    it gross =lordo|importo lordo
    it net =netto|importo netto
    pt gross =bruto|valor bruto
    pt net =liquido|valor liquido
    nl gross =bruto
    nl net =netto
    sv gross =brutto
    sv net =netto
    pl gross =brutto|kwota brutto
    pl net =netto|kwota netto
    en originalAmount original amount|foreign amount|amount in foreign currency|transaction amount in original currency|orig amount
    en originalAmount source amount|foreign currency amount|target amount|original transaction amount|local currency amount
    en originalAmount intl amount|international amount
    en originalCurrency original currency|foreign currency|source currency|target currency|orig currency|local currency
    en originalCurrency type foreign currency|merchant currency
    en rate exchange rate|rate|fx rate|conversion rate|interest rate
    en check check number|cheque number|cheque no|check no|chq no|check|cheque|serial number|chq ref no|instrument id|chq ref number
    en check cheque ref no|instrument number|check or slip|serial|cheque details|check num
    en time time|transaction time of day|time of day
    en turnover turnover|total debits|total credits
    en ignored account key|account type|account status|initial date|final date|initial balance|final balance|information mode
    en ignored period start|period end|statement period|date from|date to
    en ignored bic|swift|mcc|mandate reference|creditor id|iso country code|country|branch|branch code|sort code|channel|location
    en ignored bank name|bank code|bank|bsb|address|city|postcode|zip code|s no|sr no|sl no|serial no|row|line|index|card type
    en ignored card holder|cardholder|cardholder name|user|card member|time zone|timezone|vat|vat amount|tax|points|reward|cashback
    en ignored amount without vat|without vat|amount excl vat|amount excluding vat|net of vat|vat amount|amount of vat|tax amount
    en ignored bank bic|counterparty bic|counterparty bank|beneficiary bank|purpose code|mandate id|receipt|attachment|emoji
    en ignored merchant category code|merchant city|merchant country|terminal|terminal id|posting account currency|import id
    en amount home currency amount|local currency amount|base currency amount|amount in local currency
    en ignored card holder full name
    de description umsatz ort
    en ignored payout status|payout id|order status|fulfillment status|fulfilment status|card status
    en value payout date
    en net payout|payout amount
    en category category group category|category group
    en ignored bal before|card state|minimum balance|min balance|average balance|avg balance|lowest balance|highest balance
    de booked buchungs datum|datum der buchung|buchung am|gebucht am|verbucht am|buchungs tag|buchtag
    de booked verbuchungsdatum
    de day datum uhrzeit|transaktions datum|datum zeit|auftrags datum|=datum des abschlusses
    de value wert datum|valuta datum|wertstellungs datum|datum valuta
    de amount betrag in eur|umsatz in eur|betrag chf|betrag in chf|abrechnungsbetrag|betrag in kontowahrung|einzelbetrag chf
    de amount betrag inkl spesen|zahlbetrag|gebuchter betrag|transaktionsbetrag|bruttobetrag
    de debit belastung in chf|belastungen|lastschrift in chf|betrag soll|ausgang|auszahlung|lastschrift chf|belastung chf|zahlungsausgang
    de credit gutschrift in chf|betrag haben|eingang|einzahlung|gutschrift chf|zahlungseingang
    de balance saldo in chf|kontostand nach buchung|saldo nach buchung|neuer kontostand|saldo chf|saldo in eur|saldo eur
    de available verfugbarer saldo|verfugbarer betrag|verfugbares guthaben
    de description umsatztext|text der buchung|beschreibung 1|avisierungstext|buchungsinformationen|zahlungsreferenz|notiz|details|kommentar
    de description kundenreferenz|zahlungsgrund|mitteilungen|verwendungszweck zeile|erlauterung|bemerkung
    de category kategorie|hauptkategorie|unterkategorie|kategorien|oberkategorie
    de counterparty name zahlungsbeteiligter|zahlungsempfanger auftraggeber|zahlungspartner|gegenseite|empfanger auftraggeber
    de counterparty auftraggeber zahlungsempfanger|empfanger zahlungspflichtiger|name des partners|handlername
    de counterparty partner name|name auftraggeber empfanger|auftraggeber begunstigter|name gegenkonto
    de otherAccount gegenkonto|iban gegenkonto|kontonummer iban des zahlungsbeteiligten|iban zahlungsbeteiligter|partner iban
    de otherAccount iban des auftraggebers empfangers|empfanger iban|iban des partners|konto gegenseite|kontonummer empfanger
    de otherAccount partner konto|iban zahlungspartner|iban zahlungsempfanger|partner kontonummer|zahlungspartner iban
    de id referenz|referenznummer|auftragsnummer|belegnummer|transaktions nr|transaktionsreferenz|buchungsreferenz|kundenreferenz end to end
    de balance guthaben|kontoguthaben
    de fee gebuhr|gebuhren|spesen|entgelt|entgelte|provision|bearbeitungsgebuhr|transaktionsgebuhr|auslandseinsatzentgelt|fremdwahrungsentgelt|fremdwahrungsgebuhr|auslandsgebuhr
    de originalAmount originalbetrag|betrag in fremdwahrung|ursprungsbetrag|fremdwahrungsbetrag|ursprunglicher betrag|betrag originalwahrung
    de originalCurrency originalwahrung|fremdwahrung|ursprungswahrung
    de rate kurs|wechselkurs|umrechnungskurs|devisenkurs
    de time uhrzeit|zeit
    de ignored glaubiger id|mandatsreferenz|blz|bankleitzahl|bic swift code|sammlerreferenz|lastschrift ursprungsbetrag|branche|ort|land
    de ignored auslagenersatz rucklastschrift|glaubiger identifikationsnummer|kundenreferenznummer|bankname|bic swift|primanota
    de ignored bankleitzahl bic|analyse vertragskosten|vertragskonto|steuerrelevant|zahlungsart
    nl booked datum van boeking|boekingsdatum|boek datum|verwerkingsdatum|datum verwerking|boekingsdag
    nl value valuta datum|rente datum
    nl amount bedrag eur|bedrag in eur|transactie bedrag|bedrag in rekeningvaluta
    nl balance saldo na transactie|saldo na trn|saldo na mutatie|huidig saldo|saldo voor mutatie na|resulterend saldo
    nl ignored saldo voor mutatie|beginsaldo voor
    nl counterparty naam tegenpartij|naam tegenrekening|naam van de tegenpartij|naam tegenpartij bevat|tegenpartij naam
    nl otherAccount tegenrekening|rekening tegenpartij|tegenrekening iban bban|rekeningnummer tegenpartij|tegenrekening iban|rekening van tegenpartij
    nl otherAccount rekening begunstigde
    nl id transactie id|volgnr|volgnummer|uniek nummer|referentie|transactiereferentie|afschriftnummer|transactienummer
    nl direction af bij|bij af|debet credit|d c|c d
    nl fee toeslag|kosten|oorspronkelijke kosten
    nl originalAmount oorspronkelijk bedrag|oorspr bedrag|origineel bedrag|bedrag vreemde valuta
    nl originalCurrency oorspr munt|oorspronkelijke valuta|originele valuta
    nl rate wisselkoers|koers
    nl ignored mandaat|machtigingskenmerk|incassant id|straat|gemeente|landcode|bank bic|bic tegenpartij
    no booked bokforings dato|bokfort dato|dato bokfort
    no amount belop i nok|belop nok
    no debit ut av konto|ut fra konto|belop ut|belastet|ut konto|uttak|uttak fra konto|uttak nok
    no credit innskudd|innskudd pa konto|innskudd nok|inn pa konto|inn til konto|belop inn|godskrevet|inn konto
    no balance saldo etter transaksjon|saldo etter|bokfort saldo
    no otherAccount til konto|fra konto|mottakerkonto|avsenderkonto|motkonto|til kontonummer
    no id referanse|numref|numerisk referanse|arkiv referanse|transaksjons id
    no originalAmount opprinnelig belop|belop i valuta|valutabelop
    no rate valutakurs
    no ignored undertype|kid|meldingstype
    sv booked bokforings datum|bokford
    sv debit uttaget
    sv credit insattningar|insatt
    it day =data di completamento|data operazione|data movimento|data dell operazione
    it done =data di inizio
    es day =fecha de finalizacion
    es done =fecha de inicio
    fr day =date de fin|date operation|date d operation|date de l operation|date de transaction|=date de fin
    fr done =date de debut|=date de debut
    de done =datum des beginns
    pl day =data zrealizowania|=data zakonczenia|data transakcji|data operacji|data i godzina|data obciazenia
    pl done =data rozpoczecia|=data rozpoczecia
    pt day =data de conclusao|data operacao|data da operacao|data transacao|data da transacao|data hora|data e hora
    pt done =data de inicio|=data de inicio
    ro day =data finalizarii|=data finalizarii|=data de finalizare
    ro done =data inceperii|=data de incepere|=data inceperii
    ro counterparty nume denumire ordonator beneficiar|nume ordonator beneficiar
    ro ignored cod fiscal|cod fiscal beneficiar|cod fiscal ordonator
    nl day =datum voltooid|=datum voltooid|=voltooid op
    nl done =startdatum
    nl payer opdrachtgever|betaler|afzender
    nl payee ontvanger
    no description =tekst kid
    no fee gebyr|gebyrer|omkostninger
    fr booked =ecriture|date d ecriture|date ecriture
    id currency kode mata uang
    id credit dana masuk|uang masuk
    id debit dana keluar|uang keluar
    sv amount belopp sek|belopp i sek
    sv balance bokfort saldo|saldo efter transaktion
    sv available disponibelt belopp
    sv counterparty avsandare mottagare|mottagare avsandare
    sv otherAccount mottagarkonto|motkonto|till konto|fran konto|bankgiro plusgiro
    sv id referens|verifikation|verifikations nr
    sv ignored radnummer|clnr|clearingnummer
    sv day =slutdatum
    sv fee avgift|avgifter
    da booked bogforings dato|bogforingsdag
    da amount belob i dkk|belob dkk
    da balance saldo efter|bogfort saldo
    da otherAccount modkonto|til konto|fra konto
    da id bilagsnummer|reference
    fi booked kirjaus paiva|kirjauspvm
    fi amount maara eur|maara euroa|summa euroa|rahamaara
    fi balance saldo euroa|tilin saldo
    fi counterparty saaja maksaja|saajan nimi|saaja tai maksaja
    fi otherAccount saajan tilinumero|vastatili|saajan tili|maksajan tili
    fi id viite|arkistointi tunnus|viitenumero
    fi ignored saajan bic|pankin bic tunnus
    fi day =valmistumispaiva
    fi fee palkkio|palvelumaksu
    is booked bokunardagur|bokunardagsetning
    is day dagsetning|dags
    is value vaxtadagur|vaxtadags
    is amount upphaed|fjarhaed
    is debit uttekt
    is credit innborgun
    is balance stada|stada reiknings
    is currency mynt|gjaldmidill
    is description skyring|texti|lysing
    is type tegund faerslu|textalykill|faerslulykill
    is counterparty vidtakandi greidandi|nafn vidtakanda|nafn vidtakanda eda greidanda
    is otherAccount reikningur motadila
    is id tilvisun|sedilnumer|faerslunumer
    is account reikningur
    fr booked date de comptabilisation|date comptable|date d operation comptable
    fr value date de valeur|date valeur
    fr amount montant en euros|montant de l operation|montant operation|montant en eur|montant eur
    fr debit debit euros|montant debit|debit eur|debit en euros|sorties|debit chf
    fr credit credit euros|montant credit|credit eur|credit en euros|entrees|credit chf
    fr balance solde en euros|solde apres operation|solde courant|solde comptable|solde du compte|accountbalance|solde chf
    fr description libelle operation|libelle de l operation|libelle simplifie|informations complementaires|nature de l operation|detail|motif
    fr description detail de l ecriture|libelle complet|details de la transaction|details du mouvement|texte de notification|intitule de l operation
    fr category categorie|sous categorie|categorie parent
    fr counterparty partie adverse|nom de la contrepartie|nom contrepartie|commercant|marchand|tiers|fournisseur
    fr otherAccount compte de la contrepartie|compte contrepartie|compte beneficiaire|compte du beneficiaire|compte contrepartie iban
    fr id reference|numero d operation|numero d extrait|reference operation|num operation|numero de transaction
    fr fee frais|commission|commissions|frais de transaction
    fr originalAmount montant d origine|montant initial|montant en devise|montant d achat
    fr originalCurrency devise d origine|devise initiale
    fr rate taux de change|cours|taux
    fr name =nom
    fr ignored montant ht|montant hors taxes|montant hors taxe|montant tva|montant de la tva
    fr ignored pointage|operation pointee|pointe|code postal et localite|rue et numero|code pays|bic contrepartie|numero de cheque
    es booked fecha contable|f contable|fecha de contabilizacion|fecha de registro|fecha aplicacion|fecha ctble
    es booked fecha de asiento|fecha asiento|fecha de proceso|fecha proceso
    es day fecha operacion|fecha de operacion|f operacion|fecha movimiento|fecha de transaccion|fecha y hora|fecha mov|fecha hora
    es value fecha valor|f valor|fecha de valor
    es amount importe eur|importe en euros|monto|monto en pesos|valor transaccion|importe movimiento|monto transaccion|valor movimiento
    es debit cargo|cargos|debitos|debito|retiro|retiros|monto cargo|egreso|egresos|importe debito|cheques y otros cargos|gastos|pagos
    es debit cheque o cargo|cheques o cargos
    es credit abono|abonos|creditos|credito|deposito|depositos|monto abono|ingreso|importe credito|depositos y otros abonos
    es credit deposito o abono|depositos o abonos
    es direction cargo abono|debe haber|debito credito|tipo de movimiento d c|signo
    es balance saldos|saldo contable|saldo posterior|saldo diario|saldo en cuenta|saldo parcial|saldo final|saldo despues
    es description concepto ampliado|descripcion del movimiento|mas datos|glosa|detalle movimiento|referencia concepto|movimiento
    es description detalle de la transaccion|descripcion operacion|observacion|concepto 1|concepto detallado
    es category categoria|subcategoria
    es counterparty ordenante beneficiario|beneficiario ordenante|tercero|nombre beneficiario|establecimiento
    es payer ordenante|remitente|emisor|pagador
    es otherAccount cuenta destino|cuenta beneficiario|cuenta origen|cuenta contraparte|cuenta ordenante
    es id numero de operacion|referencia|n operacion|numero operacion|nro operacion|numero de referencia|no de documento|folio|numero documento
    es fee comision|comisiones|gastos|recargo|recargos|itf
    es originalAmount importe original|monto original|monto en moneda extranjera|importe divisa
    es originalCurrency divisa original|moneda original
    es rate tipo de cambio
    es ignored oficina|sucursal|codigo|ubicacion|canal o sucursal|cod transaccion
    ca day data operacio|data de l operacio
    ca value data valor
    ca amount import
    ca balance saldo despres
    ca description concepte|descripcio|moviment
    it booked data contabile|data registrazione|data di registrazione|data contabilizzazione
    it value data valuta|data di valuta
    it amount importo eur|importo in euro|importo operazione|importo euro|ammontare|importo transazione
    it debit addebiti euro|uscite eur|importo addebito|addebito|dare eur|dare euro|uscita
    it credit accrediti euro|entrate eur|importo accredito|accredito|avere eur|avere euro|entrata
    it direction dare avere|segno|d a
    it balance saldo contabile|saldo progressivo|saldo dopo operazione|saldo conto
    it available saldo disponibile|disponibile
    it description descrizione operazione|descrizione estesa|causale operazione|dettagli|dettaglio|note|descrizione movimento|descrizione completa
    it category categoria|categoria operazione
    it counterparty ordinante beneficiario|beneficiario ordinante|nome controparte|esercente|merchant nome
    it payer ordinante|mittente|ordinante|mittente
    it otherAccount conto controparte|iban controparte|iban beneficiario|conto beneficiario
    it id numero operazione|riferimento|codice operazione|cro|codice identificativo|id operazione
    it fee commissione|commissioni|spese|oneri
    it originalAmount importo originale|importo in divisa|importo in valuta originale
    it originalCurrency divisa originale|valuta originale
    it rate cambio|tasso di cambio
    it ignored causale abi|filiale|abi|cab|moneymap|stato contabile
    it account rapporto
    pt booked data lancamento|data de lancamento|data mov|data do movimento|data contabilistica|data lanc
    pt day =data de conclusao
    pt value data valor|data de valor|data val
    pt amount valor r|montante eur|valor em r|valor da transacao|quantia|valor brl|importancia|valor eur
    pt debit debito|debitos|saida|saidas|valor debito|debito r|montante debito|saida r
    pt credit credito|creditos|entrada|entradas|valor credito|credito r|montante credito|entrada r
    pt direction tipo d c|debito credito|natureza|d c|tipo de lancamento|tipo lancamento
    pt balance saldo contabilistico|saldo r|saldo apos movimento|saldo contabil|saldo apos|saldo do dia|saldo anterior apos
    pt available saldo disponivel
    pt description descricao|historico|descritivo|lancamento|movimento|detalhes|descricao da operacao|descricao do movimento|titulo|lancamentos
    pt description descricao da transacao|estabelecimento descricao
    pt category categoria|subcategoria
    pt counterparty favorecido|nome do beneficiario|nome contraparte|estabelecimento|destinatario remetente|razao social
    pt payer remetente|ordenante|remetente
    pt otherAccount conta destino|iban destino|conta favorecido|conta contraparte|nib destino
    pt id numero documento|identificador|referencia|docto|num doc|numero do documento|nr documento|documento|numero da transacao
    pt fee comissao|comissoes|tarifa|tarifas|taxa|taxas|encargos|iof
    pt ignored agencia|agencia origem|dependencia origem|cpf cnpj|data do balancete|agencia conta
    pl booked data ksiegowania|data zaksiegowania|data ksiegowa
    pl day =data zrealizowania
    pl value data waluty
    pl amount kwota operacji|kwota transakcji|kwota w walucie rachunku|kwota pln|kwota w pln|kwota transakcji waluta rachunku
    pl amount kwota zaksiegowana
    pl debit obciazenia|kwota obciazenia|wyplata|wydatki
    pl credit uznania|kwota uznania|wplata|wplywy
    pl direction typ operacji wn ma|wn ma|obciazenie uznanie|strona|kierunek
    pl balance saldo po operacji|saldo po transakcji|saldo koncowe|saldo ksiegowe|saldo rachunku
    pl available saldo dostepne|dostepne srodki
    pl currency waluta rachunku|waluta operacji
    pl description opis operacji|opis transakcji|tytul operacji|tytul przelewu|szczegoly transakcji|tytulem|szczegoly|tytul platnosci
    pl type rodzaj transakcji|typ transakcji|typ operacji|rodzaj operacji
    pl category kategoria
    pl counterparty nadawca odbiorca|nazwa kontrahenta|dane kontrahenta|nazwa odbiorcy|odbiorca zleceniodawca|odbiorca nadawca|kontrahent nazwa
    pl counterparty nadawca lub odbiorca
    pl payer nadawca|nazwa nadawcy|zleceniodawca
    pl payee odbiorca|nazwa odbiorcy
    pl account moj rachunek|numer karty|karta|nr rachunku wlasny|rachunek zrodlowy|na konto z konta
    pl number numer rachunku|nr rachunku|numer konta
    pl otherAccount rachunek kontrahenta|numer rachunku kontrahenta|nr rachunku kontrahenta|rachunek odbiorcy|rachunek nadawcy
    pl otherAccount rachunek przeciwstawny|numer konta kontrahenta|rachunek nadawcy odbiorcy|nr rachunku odbiorcy
    pl otherAccount na konto
    pl accountName nazwa rachunku
    pl id numer transakcji|nr transakcji|numer referencyjny|id transakcji|referencje
    pl status status transakcji
    pl fee prowizja|oplata
    pl originalAmount kwota oryginalna|kwota w walucie transakcji|kwota operacji w walucie oryginalnej|kwota w walucie operacji
    pl originalCurrency waluta oryginalna|waluta transakcji
    pl rate kurs|kurs walutowy|kurs wymiany
    pl ignored nazwa banku
    pl held kwota blokady zwolnienie blokady|kwota blokady
    en held hold amount|held amount|reserved amount|pending amount|authorized amount|authorised amount
    de held vorgemerkter betrag|reservierter betrag
    de payer zahler|absender
    de account girokonto|tagesgeldkonto
    es held importe retenido|importe pendiente
    fr held montant reserve|montant en attente
    fr payer emetteur|donneur d ordre|payeur
    hu day =befejezes datuma
    hu done =kezdo datum|=kezdes datuma
    hu amount osszeg huf ban
    cs day =datum dokonceni
    cs done =datum zahajeni
    lt day =uzbaigimo data
    lt done =pradzios data
    lt otherAccount kita saskaita
    lt time laikas
    lt booked iskaitymo data|apskaitymo data
    ko type 이용구분|이용 구분
    ko description 송금메모
    zh ignored 收付款方式|付款方式|收款方式
    en type payment method|payment mode|mode of payment|method of payment
    ja balance 現在貸付高
    ja account お客さま口座番号|お客様口座番号|記号番号
    es account cuenta de ahorros|cuenta ahorros|cuenta corriente
    et credit laekumine|laekumised
    et debit valjamakse|valjamaksed
    hr credit primici|primitak
    hr debit izdaci|izdatak
    ko debit 나간금액|나간 금액
    ko credit 들어온금액|들어온 금액
    ko status 취소상태|취소 상태
    ko ignored 매입구분
    ja originalAmount 現地通貨額
    ja originalCurrency 通貨略称
    ja amount 新規利用額|今回請求額|ご利用額
    ja done ご利用年月日
    ja net =正味
    ja gross =合計
    th account เลขที่บัญชี|เลขทีบัญชี
    zh debit =提|=提出
    zh credit =存|=存入
    hr payer platilac|platitelj
    hr payee primalac|primatelj
    hr day =datum zavrsetka
    tr booked kayit tarihi
    lv day =pabeigsanas datums
    et day =loppkuupaev
    et otherAccount vastaspoole konto
    el day =ημερομηνια ολοκληρωσης
    el fee εξοδα
    bg day =дата на завършване
    uk day =дата завершення
    sl account trr
    """
}
