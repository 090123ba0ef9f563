extension CSVBankCatalog {
  /// The catalog, by country. It contains only public facts: docs/banks.md names the sources and explains how to add
  /// a bank.
  static let text: StaticString = """
    # DE EUR d.m.yy 0,00 spent- Sparkasse
    Auftragskonto=account;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info
    Auftragskonto=account;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer;BLZ;Betrag;Waehrung;Info
    Umsatz getätigt von=account;Belegdatum;Buchungsdatum;Originalbetrag;Originalwährung;Umrechnungskurs;Buchungsbetrag;Buchungswährung;Transaktionsbeschreibung;Transaktionsbeschreibung Zusatz;Buchungsreferenz;Gebührenschlüssel;Länderkennzeichen;BAR-Entgelt+Buchungsreferenz;AEE+Buchungsreferenz;Abrechnungskennzeichen
    # DE EUR d.m.y 0,00 spent- Volksbank
    Bezeichnung Auftragskonto;IBAN Auftragskonto=account;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz
    # DE EUR d.m.y 0,00 Volksbank
    Buchungstag;Valuta;Textschlüssel;Primanota;Zahlungsempfänger;ZahlungsempfängerKto;ZahlungsempfängerIBAN=otherAccount;ZahlungsempfängerBLZ;ZahlungsempfängerBIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz;Soll/Haben
    # DE EUR d.m.y 0,00 spent- GLS Bank
    Kontonummer=account;Buchungstag;Wertstellung;Auftraggeber/Empfänger;Buchungstext;VWZ1;VWZ2;VWZ3;VWZ4;VWZ5;VWZ6;VWZ7;VWZ8;VWZ9;VWZ10;VWZ11;VWZ12;VWZ13;VWZ14;Betrag;Kontostand;Währung
    # DE EUR d.m.yy 0,00 spent- DKB
    Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;IBAN=otherAccount;Betrag (€);Gläubiger-ID;Mandatsreferenz;Kundenreferenz
    Belegdatum;Wertstellung;Status;Beschreibung;Umsatztyp;Betrag (€);Fremdwährungsbetrag
    # DE EUR d.m.y 0,00 spent- DKB
    Buchungstag;Wertstellung;Buchungstext;Auftraggeber / Begünstigter;Verwendungszweck;Kontonummer=otherAccount;BLZ;Betrag (EUR);Gläubiger-ID;Mandatsreferenz;Kundenreferenz
    Umsatz abgerechnet und nicht im Saldo enthalten;Wertstellung;Belegdatum;Beschreibung;Betrag (EUR);Ursprünglicher Betrag
    # DE EUR d.m.y 0,00 spent- ING
    Buchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
    Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;Währung
    Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
    # DE EUR d.m.y 0,00 spent- Comdirect
    Buchungstag;Wertstellung (Valuta);Vorgang;Buchungstext;Umsatz in EUR
    Buchungstag;Umsatztag;Vorgang;Referenz;Buchungstext;Umsatz in EUR
    # DE EUR d.m.y 0,00 spent- Commerzbank
    Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto
    Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto;Kategorie
    Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber=account;Kategorie
    # DE EUR d.m.y 0,00 Deutsche Bank
    Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN=otherAccount;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
    Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer=otherAccount;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
    # DE EUR d.m.y 0,00 Postbank
    Buchungsdatum;Wertstellung;Umsatzart;Buchungsdetails;Auftraggeber;Empfänger;Betrag (€);Saldo (€)
    Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN=otherAccount;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
    # DE EUR y-m-d 0.00 spent- N26
    Date,Payee,Account number=otherAccount,Transaction type,Payment reference,Category,Amount (EUR),Amount (Foreign Currency),Type Foreign Currency,Exchange Rate
    Date,Payee,Account number=otherAccount,Transaction type,Payment reference,Amount (EUR),Amount (Foreign Currency),Type Foreign Currency,Exchange Rate
    Datum,Empfänger,Kontonummer=otherAccount,Transaktionstyp,Verwendungszweck,Kategorie,Betrag (EUR),Betrag (Fremdwährung),Fremdwährung,Wechselkurs
    Booking Date,Value Date,Partner Name,Partner Iban=otherAccount,Type,Payment Reference,Account Name,Amount (EUR),Original Amount,Original Currency,Exchange Rate
    # DE EUR d.m.y 0,00 spent- HypoVereinsbank
    Kontonummer=account;Buchungsdatum;Valuta;Empfaenger 1;Empfaenger 2;Verwendungszweck;Betrag;Waehrung
    # DE EUR d.m.y 0,00 spent- Consorsbank
    Buchung;Valuta;Sender / Empfänger;IBAN / Konto-Nr.=otherAccount;BIC / BLZ;Buchungstext;Verwendungszweck;Kategorie;Stichwörter;Umsatz geteilt;Betrag in EUR
    # DE EUR d.m.y 0,00 spent- 1822direkt
    Kontonummer=account;Datum/Zeit;Buchungstag;Wertstellung;Soll/Haben=amount;Buchungsschlüssel;Buchungsart;Empfänger/Auftraggeber Name;Empfänger/Auftraggeber IBAN;Empfänger/Auftraggeber BIC;Vwz.0;Vwz.1;Vwz.2;Vwz.3
    # DE EUR d.m.y 0,00 spent- C24 Bank
    Transaktionstyp,Buchungsdatum,Karteneinsatz,Betrag,Zahlungsempfänger,IBAN,BIC,Verwendungszweck,Beschreibung,Kontonummer=account,Kontoname,Kategorie,Unterkategorie,Bargeldabhebung
    # DE EUR d.m.y 0,00 Outbank
    #;Account=account;Date;Value Date;Amount;Currency;Name;Number;Bank;Reason;Category;Subcategory;Tags;Note;Posting Text
    # DE EUR d/m/y 0,00 spent+ American Express
    Datum,Beschreibung,Karteninhaber,Konto #=account,Betrag
    # AT EUR d.m.y 0,00 BAWAG
    =account;=description;=booked;=value;=amount;=currency
    # AT EUR d.m.y 0,00 easybank
    =account;=description;=booked;=value;=amount;=currency
    # AT EUR d.m.y 0,00 Raiffeisen
    =booked;=description;=value;=amount;=currency;=time
    # AT EUR d.m.y 0,00 spent- Erste Bank
    Buchungsdatum;Partnername;Partner IBAN;BIC/SWIFT;Partner Kontonummer;Bankleitzahl;Betrag;Währung;Buchungs-Details
    # AT EUR d.m.y 0,00 spent- Bank Austria
    Buchungsdatum;Valutadatum;Buchungstext;Interne Notiz;Währung;Betrag;Belegdaten;Belegnummer;Auftraggebername;Auftraggeberkonto;Auftraggeber BLZ;Empfängername;Empfängerkonto;Empfänger BLZ;Zahlungsgrund
    # AT EUR d.m.y 0,00 ING
    IBAN=account;Text;Valutadatum;Währung;Soll;Haben
    # CH CHF d.m.y 0.00 Zürcher Kantonalbank
    Datum;Buchungstext;Whg;Betrag Detail;ZKB-Referenz;Referenznummer;Belastung CHF;Gutschrift CHF;Valuta;Saldo CHF
    Date;Booking text;Curr;Amount details;ZKB reference;Reference number;Debit CHF;Credit CHF;Value date;Balance CHF
    Datum;Buchungstext;Whg;Betrag Detail;ZKB-Referenz;Referenznummer;Belastung CHF;Gutschrift CHF;Valuta;Saldo CHF;Zahlungszweck;Details
    # CH CHF d.m.y 0.00 PostFinance
    Buchungsdatum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Valuta;Saldo in CHF
    Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie
    Date comptable;Texte de notification;Crédit en CHF;Débit en CHF;Date valeur;Solde en CHF
    # CH - d.m.y 0.00 UBS
    Bewertungsdatum;Bankbeziehung;Portfolio;Produkt;IBAN=account;Whrg.;Datum von;Datum bis;Beschreibung;Abschluss;Buchungsdatum;Valutadatum;Beschreibung 1;Beschreibung 2;Beschreibung 3;Transaktions-Nr.;Devisenkurs zum Originalbetrag in Abrechnungswährung;Einzelbetrag;Belastung;Gutschrift;Saldo
    Kontonummer;Kartennummer;Konto-/Karteninhaber;Einkaufsdatum;Buchungstext;Branche;Betrag;Originalwährung;Kurs;Währung;Belastung;Gutschrift;Buchung
    # CH - y-m-d 0.00 UBS
    Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten
    Trade date;Trade time;Booking date;Value date;Currency;Debit;Credit;Individual amount;Balance;Transaction no.;Description1;Description2;Description3;Footnotes
    Date de transaction;Heure de transaction;Date de comptabilisation;Date de valeur;Monnaie;Débit;Crédit;Sous-montant;Solde;N° de transaction;Description1;Description2;Description3;Notes de bas de page
    # CH - d.m.y 0.00 Credit Suisse
    Buchungsdatum,Text,Belastung,Gutschrift,Valutadatum,Saldo
    # CH CHF y-m-d 0.00 spent- neon
    Date;Amount;Original amount;Original currency;Exchange rate;Description;Subject;Category;Tags;Wise;Spaces
    # CH - y-m-d 0.00 Raiffeisen
    IBAN=account;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date
    # CH CHF d.m.y 0.00 Swisscard
    Transaction date,Description,Merchant,Card number=account,Currency,Amount,Foreign Currency,Amount in foreign currency,Debit/Credit,Status,Merchant Category,Registered Category
    # NL EUR ymd 0,00 ING
    Datum;Naam / Omschrijving;Rekening=account;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen
    Datum;Naam / Omschrijving;Rekening=account;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen;Saldo na mutatie;Tag
    Date;Name / Description;Account=account;Counterparty;Code;Debit/credit;Amount (EUR);Transaction type;Notifications
    Date;Name / Description;Account=account;Counterparty;Code;Debit/credit;Amount (EUR);Transaction type;Notifications;Resulting balance;Tag
    =booked,=counterparty,=account,=otherAccount,=type,=direction,=amount,=type,=description
    # NL - y-m-d 0,00 spent- Rabobank
    IBAN/BBAN=account,Munt,BIC,Volgnr,Datum,Rentedatum,Bedrag,Saldo na trn,Tegenrekening IBAN/BBAN,Naam tegenpartij,Naam uiteindelijke partij,Naam initiërende partij,BIC tegenpartij,Code,Batch ID,Transactiereferentie,Machtigingskenmerk,Incassant ID,Betalingskenmerk,Omschrijving-1,Omschrijving-2,Omschrijving-3,Reden retour,Oorspr bedrag,Oorspr munt,Koers
    Tegenrekening IBAN,Munt,Creditcard Nummer=account,Productnaam,Creditcard Regel1,Creditcard Regel2,Transactiereferentie,Datum,Bedrag,Omschrijving,Oorspr bedrag,Oorspr munt,Koers
    # NL - ymd 0.00 spent- Rabobank
    =account,=currency,=value,=direction,=amount,=otherAccount,=counterparty,=booked,=type,=ignored,=description,=description,=description,=description,=description,=description,=ignored,=ignored,=ignored
    # NL - ymd 0,00 ABN AMRO
    =account\t=currency\t=booked\t=ignored\t=balance\t=value\t=amount\t=description
    # NL EUR d-m-y 0.00 ASN Bank
    =booked,=account,=otherAccount,=counterparty,=ignored,=ignored,=ignored,=ignored,=balance,=currency,=amount,=value,=value,=ignored,=ignored,=ignored,=ignored,=description,=ignored
    # NL EUR d-m-y 0.00 SNS Bank
    =booked,=account,=otherAccount,=counterparty,=ignored,=ignored,=ignored,=ignored,=balance,=currency,=amount,=value,=value,=ignored,=ignored,=ignored,=ignored,=description,=ignored
    # NL EUR d-m-y 0,00 Triodos Bank
    =booked,=account,=amount,=direction,=counterparty,=otherAccount,=type,=description,=balance
    # NL EUR y-m-d 0,00 spent- bunq
    Date,Interest Date,Amount,Account=account,Counterparty,Name,Description
    Datum,Rentedatum,Bedrag,Rekening=account,Tegenrekening,Naam,Omschrijving
    Date,Amount,Account=account,Counterparty,Name,Description
    Datum,Bedrag,Rekening=account,Tegenrekening,Naam,Omschrijving
    # NL EUR d-m-y 0,00 Knab
    Rekeningnummer=account;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving;Type betaling;Machtigingsnummer;Incassant ID;Adres;Referentie;Boekdatum
    # BE EUR d/m/y 0,00 spent- KBC
    Rekeningnummer=account;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling
    kredietkaart=account;kaarthouder;uitgavenstaat;datum verrichting;Datum verrekening;bedrag;credit;debet;munt;koers;bedrag in EUR;Kosten op verrichting;Handelaar;locatie;land;toelichting
    # BE EUR d/m/y 0,00 spent- Belfius
    Rekening=account;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen
    Compte=account;Date de comptabilisation;Numéro d'extrait;Numéro de transaction;Compte contrepartie;Nom contrepartie contient;Rue et numéro;Code postal et localité;Transaction;Date valeur;Montant;Devise;BIC;Code pays;Communications
    # BE EUR d/m/y 0,00 spent- ING
    Rekeningnummer=account;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht
    Numéro de compte=account;Nom du compte;Compte partie adverse;Numéro de mouvement;Date comptable;Date valeur;Montant;Devise;Libellés;Détails du mouvement;Message
    # BE EUR d/m/y 0,00 spent- BNP Paribas Fortis
    Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer=account;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering
    Nº de séquence;Date d'exécution;Date valeur;Montant;Devise du compte;Numéro de compte=account;Type de transaction;Contrepartie;Nom de la contrepartie;Communication;Détails;Statut;Motif du refus
    # BE EUR d-m-y 0,00 spent- Argenta
    Rekening=account;Boekdatum;Valutadatum;Referentie;Beschrijving;Bedrag;Munt;Verrichtingsdatum;Rekening tegenpartij;Naam tegenpartij;Mededeling
    # BE EUR d.m.y 0,00 spent- Keytrade Bank
    Uittreksel;Datum;Valutadatum;Rekening=otherAccount;Omschrijving;Bedrag;Valuta
    # FR EUR y-m-d 0,00 spent- BoursoBank
    dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum=account;accountLabel;accountbalance=available
    # FR EUR y-m-d 0,00 BoursoBank
    Date Opération;Date Valeur;Libellé;Libellé Suggéré;Catégorie;Catégorie Parente;Solde=amount;Commentaire;Numéro Compte=account;Libellé Compte;Solde=available;Pointage
    # FR EUR d/m/y 0,00 Caisse d'Epargne
    Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation
    Date;Numéro d'opération;Libellé;Débit;Crédit;Détail
    # FR EUR d/m/y 0,00 Crédit Agricole
    Date;Libellé;Débit Euros;Crédit Euros
    Date;Libellé;Débit euros;Crédit euros;Solde
    # FR EUR d/m/y 0,00 La Banque Postale
    Date;Libellé;Montant(EUROS);Montant(FRANCS)
    Date;Libellé;Montant(EUROS)
    # FR EUR d/m/y 0,00 Crédit Mutuel
    Date;Date de valeur;Débit;Crédit;Libellé;Solde
    Date d'opération;Date de valeur;Débit;Crédit;Libellé;Solde
    Date;Date de valeur;Montant;Libellé;Solde
    # FR EUR d/m/y 0,00 Société Générale
    Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise
    # FR EUR d/m/y 0,00 Fortuneo
    Date opération;Date valeur;libellé;Débit;Crédit
    # FR EUR d/m/y 0,00 LCL
    =booked;=amount;=type;=check;=description;=description;=ignored;=ignored
    # FR EUR d/m/y 0,00 ING
    =booked;=description;=amount;"EUR"
    # GB GBP d/m/y 0.00 spent- Monzo
    Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
    Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split
    id,created,amount,currency,local_amount,local_currency,category,emoji,description,address,notes,receipt
    # GB GBP d/m/y 0.00 spent- Starling
    Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
    Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP)
    # GB GBP d/m/y 0.00 spent- Barclays
    Number,Date,Account=account,Amount,Subcategory,Memo
    # GB GBP d/m/y 0.00 Lloyds Bank
    Transaction Date,Transaction Type,Sort Code,Account Number=account,Transaction Description,Debit Amount,Credit Amount,Balance
    # GB GBP d/m/y 0.00 Halifax
    Transaction Date,Transaction Type,Sort Code,Account Number=account,Transaction Description,Debit Amount,Credit Amount,Balance
    # GB GBP d/m/y 0.00 spent+ Lloyds Bank
    Date,Date entered,Reference,Description,Amount
    # GB GBP d/m/y 0.00 NatWest
    Date,Type,Description,Value,Balance,Account Name,Account Number=account
    # GB GBP d/m/y 0.00 Royal Bank of Scotland
    Date,Type,Description,Value,Balance,Account Name,Account Number=account
    # IE EUR d/m/y 0.00 Ulster Bank
    Date,Type,Description,Value,Balance,Account Name,Account Number=account
    # GB GBP d_mmm_y 0.00 Nationwide
    Date,Transaction type,Description,Paid out,Paid in,Balance
    Date,Transactions,Location,Paid out,Paid in
    # GB - d/m/y 0.00 spent- First Direct
    Date,Description~@,Amount,Balance
    # GB GBP d/m/y 0.00 Metro Bank
    Date,Details,Transaction Type,In,Out,Balance
    # GB GBP d/m/y 0.00 spent+ American Express
    Date,Description,Card Member,Account #=account,Amount,Extended Details,Appears On Your Statement As,Address,Town/City,Postcode,Country,Reference=ignored,Category
    Date,Description,Amount,Extended Details,Appears On Your Statement As,Address,Town/City,Postcode,Country,Reference=ignored,Category
    # GB GBP d/m/y 0.00 spent+ Barclaycard Business
    Cardholder Name,Account Number=account,Transaction Date,Merchant Name,Amount,Currency,Original Amount,Original Currency,Conversion Rate,Posted Date,Transaction Time,Authorisation Code,Transaction ID,Merchant Category,Transaction Type,MCC Description,Merchant Town/City,Merchant County/State,Merchant Post code/Zipcode,MCC,Statement Cycle
    # GB GBP d_mmm_yy 0.00 Barclaycard
    =booked,=description,=type,=ignored,=category,=credit,=debit
    # GB - y-m-d 0.00 spent- Revolut
    Type,Product=part,Started Date,Completed Date,Description,Amount,Fee=fee,Currency,State,Balance
    Tipo,Prodotto=part,Data di inizio,Data di completamento,Descrizione,Importo,Costo=fee,Valuta,State,Saldo
    Tipo,Producto=part,Fecha de inicio,Fecha de finalización,Descripción,Importe,Comisión=fee,Divisa,State,Saldo
    Rodzaj,Produkt=part,Data rozpoczęcia,Data zrealizowania,Opis,Kwota,Opłata=fee,Waluta,State,Saldo
    Art,Produkt=part,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr=fee,Währung,State,Kontostand
    Type,Produit=part,Date de début,Date de fin,Description,Montant,Frais=fee,Devise,État,Solde
    # GB - d-m-y 0.00 spent- Wise
    TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number=otherAccount,Merchant,Card Last Four Digits,Card Holder Full Name,Attachment,Note,Total fees=ignored
    TransferWise ID,Date,Amount,Currency,Description,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number=otherAccount,Card Holder Full Name,Exchange To Amount,Transaction Type,Transaction Details Type
    TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number=otherAccount,Merchant,Card Last Four Digits,Card Holder Full Name,Attachment,Note,Total fees=ignored,Exchange To Amount
    TransferWise ID,Date,Date Time,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number=otherAccount,Merchant,Card Last Four Digits,Card Holder Full Name,Attachment,Total fees=ignored,Exchange To Amount,Transaction Type,Transaction Details Type
    # IE EUR d/m/yy 0.00 AIB
    Posted Account=account,Posted Transactions Date,Description,Debit Amount,Credit Amount,Balance,Transaction Type
    Posted Account=account,Posted Transactions Date,Description1,Description2,Description3,Debit Amount,Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency
    # US USD m/d/y 0.00 spent- Chase
    Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
    Transaction Date,Post Date,Description,Category,Type,Amount,Memo
    Transaction Date,Post Date,Description,Category,Type,Amount
    Type,Trans Date,Post Date,Description,Amount
    Card=account,Transaction Date,Post Date,Description,Category,Type,Amount,Memo
    # US USD m/d/y 0.00 spent- Bank of America
    Date,Description,Amount,Running Bal.
    Posted Date,Reference Number,Payee,Address,Amount
    # US USD m/d/y 0.00 spent- Wells Fargo
    =booked,=amount,"*",=check,=description
    DATE,DESCRIPTION,AMOUNT,CHECK #,STATUS
    # US USD m/d/y 0.00 PNC
    Date,Description,Withdrawals,Deposits,Category,Balance
    # US - - 0.00 SunTrust
    =booked,=check,=description,=debit,=credit,=balance
    # US USD m/d/y 0.00 Citi
    Status,Date,Description,Debit,Credit
    Status,Date,Description,Debit,Credit,Member Name
    # US USD y-m-d 0.00 Capital One
    Transaction Date,Posted Date,Card No.=account,Description,Category,Debit,Credit
    Account Number=account,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance
    Account Number=account,Transaction Date,Transaction Amount,Transaction Type,Transaction Description,Balance
    # US USD m/d/yy 0.00 Capital One 360
    Account Number=account,Transaction Date,Transaction Amount,Transaction Type,Transaction Description,Balance
    # US USD m/d/y 0.00 spent+ Discover
    Trans. Date,Post Date,Description,Amount,Category
    # US USD m/d/y 0.00 Discover
    Transaction Date,Transaction Description,Transaction Type,Debit,Credit,Balance
    # US USD m/d/y 0.00 spent+ American Express
    Date,Description,Card Member,Account #=account,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,Reference=ignored,Category
    Date,Receipt,Description,Card Member,Account #=account,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,Reference=ignored,Category
    Date,Description,Amount,Extended Details,Appears On Your Statement As,Address,City/State,Zip Code,Country,Reference=ignored,Category
    # US - - 0.00 spent+ American Express
    Date,Description,Card Member,Account #=account,Amount
    # US - y-m-d 0.00 Cash App
    Transaction ID,Date,Transaction Type,Currency,Amount,Fee,Net Amount,Asset Type,Asset Price,Asset Amount,Status,Notes,Name of sender/receiver,Account=ignored
    # US USD - 0.00 Venmo
    ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (fee),Funding Source,Destination
    ,ID,Datetime,Type,Status,Note,From,To,Amount (total),Disclaimer
    ,ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (tip),Amount (tax),Amount (fee),Tax Rate,Tax Exempt,Funding Source,Destination,Beginning Balance,Ending Balance,Statement Period Venmo Fees,Terminal Location,Year to Date Venmo Fees,Disclaimer
    # US USD y-m-d 0.00 spent- Ally Bank
    Date,Time,Amount,Type,Description
    # US USD m/d/y 0.00 spent+ Apple Card
    Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD)
    Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
    # US USD y-m-d 0.00 spent- USAA
    Date,Description,Original Description,Category,Amount,Status
    # US USD m/d/y 0.00 Charles Schwab Bank
    Date,Status,Type,CheckNumber,Description,Withdrawal,Deposit,RunningBalance
    # US USD y-m-d 0.00 U.S. Bank
    Date,Transaction,Name,Memo,Amount
    # US USD m/d/y 0.00 Navy Federal Credit Union
    Posting Date,Transaction Date,Amount,Credit Debit Indicator,type,Type Group,Reference,Instructed Currency,Currency Exchange Rate,Instructed Amount,Description,Category,Check Serial Number,Card Ending
    # US USD y-m-d 0.00 SoFi
    Date,Description,Type,Amount,Current balance,Status
    # US USD y-m-d 0.00 TD Bank
    Date,Bank RTN,Account Number=account,Transaction Type,Description,Debit,Credit,Check Number,Account Running Balance
    # US USD m/d/y 0.00 Truist
    Posted Date,Transaction Date,Transaction Type,Check/Serial #,Full description,Amount,Daily Posted Balance
    # US USD m/d/y 0.00 Mint
    Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes
    # US - m/d/y 0.00 PayPal
    Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Shipping Address,Address Status,Item Title,Item ID,Shipping and Handling Amount,Insurance Amount,Sales Tax,Option 1 Name,Option 1 Value,Option 2 Name,Option 2 Value,Reference Txn ID,Invoice Number,Custom Number,Quantity,Receipt ID,Balance
    Date,Time,TimeZone,Name,Type,Status,Currency,Amount,Receipt ID,Balance
    # US - m/d/y 0.00 Payoneer
    Transaction Date,Transaction Time,Time Zone,Transaction ID,Description,Credit Amount,Debit Amount,Currency,Transfer Amount,Transfer Amount Currency,Status,Running Balance,Additional Description,Store Name,Source,Target,Reference ID
    # US - y-m-d 0.00 spent- csv2ofx
    Row,Num,Date,Reference,Description,Amount,Account,Category,Notes
    # CA - - 0.00 TD Canada Trust
    =booked,=description,=debit,=credit,=balance
    # CA - - 0.00 Scotiabank
    =booked,=amount,=check,=type,=description
    # CA CAD y/m/d 0.00 Desjardins
    =ignored,=account,=part,=booked,=check,=description,=ignored,=debit,=credit,=ignored,=ignored,=ignored,=ignored,=balance
    # CA CAD - 0.00 spent+ American Express
    Date,Date Processed,Description,Card Member,Account #=account,Amount,Foreign Spend Amount,Commission,Exchange Rate,Additional Information,Merchant,Address,City / Province,Postal Code,Country,Reference=ignored
    # CA CAD y-m-d 0.00 spent+ Rogers Bank
    Date,Posted Date,Reference Number,Activity Type=type,Status,Card Number=account,Merchant Category Description,Merchant Name,Merchant City,Merchant State/Province,Merchant Country Code,Merchant Postal Code/Zip,Amount,Rewards,Name on Card
    # CA CAD m/d/y 0.00 spent+ PC Financial
    Merchant Name,Card Used For Transaction=account,Date,Time,Amount
    # CA CAD y-m-d 0.00 CIBC
    =booked,=description,=debit,=credit,=account
    # CA CAD m/d/y 0.00 RBC
    Account Type,Account Number=account,Transaction Date,Cheque Number,Description 1,Description 2,CAD$,USD$
    # CA CAD ymd 0.00 BMO
    First Bank Card=account,Transaction Type,Date Posted,Transaction Amount,Description
    # CA CAD ymd 0.00 spent+ BMO
    Item #,Card #=account,Transaction Date,Posting Date,Transaction Amount,Description
    # CA CAD m/d/y 0.00 Tangerine
    Date,Transaction,Name,Memo,Amount
    Transaction date,Transaction,Name,Memo,Amount
    # CA CAD y-m-d 0.00 Wealthsimple
    date,transaction,description,amount,balance,currency
    # CA CAD y-m-d 0.00 spent+ Rogers Bank
    Date,Posted Date,Reference Number,Activity Type,Activity Status,Card Number=account,Merchant Category Description,Merchant Name,Merchant City,Merchant State or Province,Merchant Country Code,Merchant Postal Code,Amount,Rewards,Name on Card
    # CA CAD m/d/y 0.00 PC Financial
    Description,Type,Card Holder Name,Date,Time,Amount
    # CA CAD m/d/y 0.00 Simplii Financial
    Date,Transaction Details,Funds Out,Funds In
    # CA CAD y-m-d 0.00 National Bank of Canada
    Date;Card Number=account;Description;Category;Debit;Credit
    # CA CAD d_mmm_y 0.00 EQ Bank
    Transfer date,Description,Amount,Balance
    # AU AUD d/m/y 0.00 spent+ American Express
    Date,Date Processed,Description,Card Member,Account #=account,Amount,Extended Details,Appears On Your Statement As,Address,Town/City,Postcode,Country,Reference=ignored,Category
    # AU AUD d_mmm_yy 0.00 National Australia Bank
    =booked,=amount,=ignored,,=type,=description,=balance
    Date,Amount,Account Number=account,,Transaction Type,Transaction Details,Balance,Category,Merchant Name
    # AU - - 0.00 Commonwealth Bank
    =booked,=amount,=description,=balance
    # AU AUD d/m/y 0.00 Westpac
    Bank Account=account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial
    # AU AUD y-m-d 0.00 spent- Up
    Time,BSB / Account Number=account,Transaction Type,Payee,Description,Category,Tags,Subtotal (AUD),Currency,Subtotal (Transaction Currency),Round Up (AUD),Fee (AUD)=ignored,Total (AUD),Payment Method,Settled Date
    # AU AUD d/m/y 0.00 Macquarie
    Account Number=account,Account Name,Transaction Date,Transaction Description,Cheque/Reference Number,Debit Amount,Credit Amount
    # AU AUD d_mmm_y 0.00 Macquarie
    Transaction Date,Details,Account=account,Category,Subcategory,Tags,Notes,Debit,Credit,Balance,Original Description
    # AU AUD d/m/y 0.00 Bankwest
    BSB Number,Account Number=account,Transaction Date,Narration,Cheque,Debit,Credit,Balance,Transaction Type
    # NZ NZD d/m/y 0.00 ANZ
    Type,Details=description,Particulars=description,Code=description,Reference=description,Amount,Date,ForeignCurrencyAmount,ConversionCharge
    Card=account,Type,Amount,Details,TransactionDate,ProcessedDate,ForeignCurrencyAmount,ConversionCharge
    # NZ NZD y/m/d 0.00 spent- ASB
    Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount
    # NZ NZD d-m-y 0.00 spent- Kiwibank
    Account number=account,Date,Memo/Description,Source Code (payment type),TP ref,TP part,TP code,OP ref,OP part,OP code,OP name,OP Bank Account Number,Amount (credit),Amount (debit),Amount,Balance
    # NZ NZD d/m/yy 0.00 spent- BNZ
    Date,Amount,Payee,Particulars,Code,Reference,Tran Type,This Party Account=account,Other Party Account,Serial,Transaction Code,Batch Number,Originating Bank/Branch,Processed Date
    # NZ NZD d/m/y 0.00 spent- Westpac
    Date,Amount,Other Party,Description,Reference,Particulars,Analysis Code
    # NO NOK d.m.y 0,00 DNB
    Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto
    Dato;Forklaring;Rentedato;Uttak fra konto;Innskudd på konto
    Dato;Forklaring;Rentedato;Uttak;Innskudd
    # NO NOK d.m.y 0,00 SpareBank 1
    Dato;Beskrivelse;Rentedato;Inn;Ut;Til konto;Fra konto
    Dato;Beskrivelse;Rentedato;Inn på konto;Ut fra konto;Til konto;Fra konto;Arkivreferanse
    # NO NOK y/m/d 0,00 Nordea
    Bokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta;Betalingstype
    # NO NOK d.m.y 0,00 Sbanken
    BOKFØRINGSDATO;RENTEDATO;ARKIVREFERANSE;TYPE;TEKST;UT FRA KONTO;INN PÅ KONTO
    # NO NOK y-m-d 0,00 Bulder
    Dato;Inn på konto;Ut fra konto;Til konto;Til kontonummer;Fra konto;Fra kontonummer;Type;Tekst;KID;Hovedkategori;Underkategori
    # NO NOK y-m-d 0.00 Bank Norwegian
    TransactionDate,Text,Type,Currency Amount,Currency Rate,Currency,Amount,Merchant Area,Merchant Category
    # SE SEK y/m/d 0,00 spent- Nordea
    Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta
    Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Meddelande;Egna anteckningar;Saldo;Valuta
    # SE SEK y-m-d 0,00 spent- ICA Banken
    Datum;Text;Typ;Budgetgrupp;Belopp;Saldo
    # SE SEK y-m-d 0,00 spent- Länsförsäkringar
    Bokföringsdatum;Transaktionsdatum;Transaktionstyp;Meddelande;Belopp;Kontonummer=account;Kontonamn;;Saldo;Tillgängligt belopp
    # SE SEK y-m-d 0.00 spent- Swedbank
    Radnummer,Clearingnummer,Kontonummer=account,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo
    Rad,Clnr,Kontonr=account,Produkt,Valuta,Bokfdag,Transdag,Valutadag,Referens,Text,Belopp,Saldo
    # SE SEK y-m-d - spent- SEB
    Bokföringsdatum;Valutadatum;Verifikationsnummer;Text;Belopp;Saldo
    Bokförd;Valutadatum;Text;Typ;Insättningar/uttag;Bokfört saldo
    # SE SEK y-m-d 0,00 spent- Handelsbanken
    Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo
    # SE SEK m/d/y 0,00 spent+ American Express
    Datum,Beskrivning,Kortmedlem,Konto #=account,Belopp
    # NO NOK m/d/y 0.00 spent+ American Express
    Dato,Beskrivelse,Kortmedlem,Konto #=account,Beløp,Utvidede detaljer
    # SE - y-m-d 0,00 Sparbanken
    =description;=booked;=value;=amount;=balance
    # DK DKK d.m.y 0,00 spent- Danske Bank
    Dato;Tekst;Beløb;Saldo;Status;Afstemt
    Dato;Kategori;Underkategori;Tekst;Beløb;Saldo;Status;Afstemt
    # DK DKK y/m/d 0,00 spent- Nordea
    Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt
    # DK DKK d-m-y 0,00 spent- Nordea
    Bogført;Tekst;Rentedato;Beløb;Saldo
    # DK - d-m-y 0,00 Nordea
    =booked;=description;=value;=amount;=balance
    # DK - d-m-y 0,00 Bankernes EDB Central
    =booked;=description;=amount;=balance
    # DK DKK d.m.y 0,00 spent- Jyske Bank
    Dato;Valør;Tekst;Beløb;Saldo;Kommentar;Afstemt;Flag;Konto=account
    # FI EUR y-m-d 0,00 spent- OP
    Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Saajan tilinumero=otherAccount;Saajan pankin BIC;Viite;Viesti;Arkistointitunnus
    Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Saajan tilinumero ja pankin BIC=otherAccount;Viite;Viesti;Arkistointitunnus
    # FI EUR y/m/d 0,00 spent- Nordea
    Kirjauspäivä;Määrä;Maksaja;Maksunsaaja;Nimi;Otsikko;Viitenumero;Saldo;Valuutta
    Kirjauspäivä;Määrä;Maksaja;Maksunsaaja;Nimi;Otsikko;Viesti;Viitenumero;Saldo;Valuutta
    # FI EUR d.m.y 0,00 spent- S-Pankki
    Kirjauspäivä;Maksupäivä;Summa;Tapahtumalaji;Maksaja;Saajan nimi;Saajan tilinumero=otherAccount;Saajan BIC-tunnus;Viitenumero;Viesti;Arkistointitunnus
    # FI EUR d.m.y 0,00 spent- Danske Bank
    Pvm;Saaja/Maksaja;Määrä;Saldo;Tila;Tarkastus
    # EE EUR d.m.y 0,00 Swedbank
    Kliendi konto=account;Reatüüp;Kuupäev;Saaja/Maksja;Selgitus;Summa;Valuuta;Deebet/Kreedit;Arhiveerimistunnus;Tehingu tüüp;Viitenumber;Dokumendi number
    Client account=account;Row type;Date;Beneficiary/Payer;Details;Amount;Currency;Debit/Credit;Transfer reference;Transaction type;Reference number;Document number
    # EE EUR d.m.y 0,00 SEB
    Kliendi konto=account;Dokumendi number;Kuupäev;Saaja/maksja konto;Saaja/maksja nimi;Saaja panga kood;Tühi;Deebet/Kreedit (D/C);Summa;Viitenumber;Arhiveerimistunnus;Selgitus;Teenustasu;Valuuta;Isikukood või registrikood
    # EE EUR y-m-d 0.00 LHV
    Customer account no=account,Document no,Date,Sender/receiver account,Sender/receiver name,Sender bank code,Empty,Debit/Credit (D/C),Amount,Reference number,Archiving code,Description,Fee,Currency,Personal code or register code,Sender/receiver bank BIC,Ultimate debtor name,Transaction reference,Account servicer reference
    Kliendi konto=account,Dokumendi nr,Kuupäev,Saaja/maksja konto,Saaja/maksja nimi,Saaja panga kood,Tühi,Deebet/Kreedit (D/C),Summa,Viitenumber,Arhiveerimistunnus,Selgitus,Teenustasu,Valuuta,Isikukood või registrikood,Saaja/maksja panga BIC,Algataja nimi,Kande viide,Konto teenusepakkuja viide
    # LV EUR d.m.y 0,00 Swedbank
    Klienta konts=account;Ieraksta tips;Datums;Saņēmējs/Maksātājs;Informācija saņēmējam;Summa;Valūta;Debets/Kredīts;Arhīva kods;Maksājuma veids;Refernces numurs;Dokumenta numurs
    # LT EUR y-m-d 0.00 Swedbank
    Sąskaitos Nr.=account,,Data,Gavėjas,Paaiškinimai,Suma,Valiuta,D/K,Įrašo Nr.,Kodas,Įmokos kodas,Dok. Nr.
    # LT EUR y-m-d 0,00 SEB
    DOK NR.;DATA;VALIUTA;SUMA;MOKĖTOJO ARBA GAVĖJO PAVADINIMAS;MOKĖTOJO ARBA GAVĖJO IDENTIFIKACINIS KODAS;SĄSKAITA;KREDITO ĮSTAIGOS PAVADINIMAS;KREDITO ĮSTAIGOS SWIFT KODAS;MOKĖJIMO PASKIRTIS;TRANSAKCIJOS KODAS;DOKUMENTO DATA;TRANSAKCIJOS TIPAS;NUORODA;DEBETAS/KREDITAS;SUMA SĄSKAITOS VALIUTA;SĄSKAITOS NR=account;SĄSKAITOS VALIUTA
    # IS ISK - 0 Landsbankinn
    Dagsetning\tVaxtadagur\tTilvísun\tSkýring\tTexti\tUpphæð\tStaða\tNúmer útibús\tStutt tilvísun
    # PL PLN y-m-d 0,00 spent- mBank
    #Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta=otherAccount;#Kwota;#Saldo po operacji
    #Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota
    # PL PLN y-m-d 0.00 spent- PKO BP
    Data operacji,Data waluty,Typ transakcji,Kwota,Waluta,Saldo po transakcji,Opis transakcji
    # PL PLN y-m-d 0,00 ING
    Data transakcji;Data księgowania;Dane kontrahenta;Tytuł;Nr rachunku=otherAccount;Nazwa banku;Szczegóły;Nr transakcji;Kwota transakcji (waluta rachunku);Waluta;Kwota blokady/zwolnienie blokady;Waluta;Kwota płatności w walucie;Waluta;Konto;Saldo po transakcji;Waluta
    # PL PLN y-m-d 0.00 Bank Millennium
    Numer rachunku/karty=account,Data transakcji,Data rozliczenia,Rodzaj transakcji,Na konto/Z konta,Odbiorca/Zleceniodawca,Opis,Obciążenia,Uznania,Saldo,Waluta
    # PL PLN d.m.y 0,00 Bank Pekao
    Data księgowania;Data waluty;Nadawca / Odbiorca;Adres nadawcy / odbiorcy;Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta;Numer referencyjny;Typ operacji;Kategoria
    # PL PLN d-m-y 0,00 Alior Bank
    Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;Numer rachunku nadawcy;Numer rachunku odbiorcy
    # PL PLN d-m-y 0,00 Nest Bank
    Data księgowania,Data operacji,Rodzaj operacji,Kwota,Waluta,Dane kontrahenta,Numer rachunku kontrahenta=otherAccount,Tytuł operacji,Saldo po operacji
    # PL PLN d-m-y 0,00 Santander
    =booked;=value;=description;=counterparty;=otherAccount;=amount;=balance;=ignored
    # CZ CZK d.m.y 0,00 spent- Fio banka
    ID pohybu;Datum;Objem;Měna;Protiúčet=otherAccount;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Uživatelská identifikace;Zpráva pro příjemce;Typ;Provedl;Upřesnění;Komentář;BIC;ID pokynu
    # CZ CZK d.m.y 0,00 spent- Raiffeisenbank
    Datum provedení;Datum zaúčtování;Číslo účtu=account;Název účtu;Kategorie transakce;Číslo protiúčtu;Název protiúčtu;Typ transakce;Zpráva;Poznámka;VS;KS;SS;Zaúčtovaná částka;Měna účtu;Původní částka a měna;Původní částka a měna;Poplatek;Id transakce
    # CZ CZK d.m.y 0,00 spent- ČSOB
    číslo účtu=account;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka
    # SK EUR d.m.y 0,00 spent- Fio banka
    ID operácie;Dátum;Objem;Mena;Protiúčet=otherAccount;Názov protiúčtu;Kód banky;Názov banky;KS;VS;SS;Užívateľská identifikácia;Správa pre prijímateľa;Typ;Vykonal;Upresnenie;Poznámka;BIC;ID pokynu
    # HU HUF ymd 0 OTP Bank
    =account;=direction T J;=amount;=currency;=booked;=value;=balance;=ignored;=counterparty;=description;=description;=ignored;=type
    # HU HUF y.m.d 0 K&H Bank
    könyvelés dátuma;tranzakció azonosító;típus;könyvelési számla=account;könyvelési számla elnevezése;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény
    # RO RON y-m-d 0.00 Banca Transilvania
    Data tranzactie,Data valuta,Descriere,Referinta tranzactiei,Debit,Credit,Sold contabil
    # HR EUR d.m.y 0,00 Erste
    Datum knjiženja;Datum valute;Opis;Iznos;Valuta;Tečaj;Saldo
    # UA UAH d.m.y 0.00 spent- monobank
    Дата i час операції,Деталі операції,MCC,Сума в валюті картки (UAH),Сума в валюті операції,Валюта,Курс,Сума комісій (UAH),Сума кешбеку (UAH),Залишок після операції
    # UA UAH d.m.y 0.00 PrivatBank
    Дата,Категорія,Картка=account,Опис операції,Сума в валюті картки,Валюта картки,Сума в валюті транзакції,Валюта транзакції,Залишок на кінець періоду,Валюта залишку
    # RU RUB d.m.y 0,00 spent- T-Bank
    Дата операции;Дата платежа;Номер карты=account;Статус;Сумма операции;Валюта операции;Сумма платежа;Валюта платежа;Кэшбэк;Категория;MCC;Описание;Бонусы (включая кэшбэк);Округление на инвесткопилку;Сумма операции с округлением
    # RU RUB d.m.yy 0,00 Alfa-Bank
    Тип счёта;Номер счета=account;Валюта;Дата операции;Референс проводки;Описание операции;Приход;Расход
    # RU RUB d.m.y 0,00 Sberbank
    Номер карты=account;Дата совершения операции;Дата обработки операции;Код авторизации;Тип операции;Город совершения операции;Страна совершения операции;Описание;Валюта операции;Сумма в валюте операции;Сумма в валюте счета
    # TR TRY d.m.y 0,00 Garanti BBVA
    Tarih;Açıklama;Etiket;Tutar;Bakiye;Dekont No
    # TR TRY d.m.y 0,00 Akbank
    Tarih;Saat;Tutar;Bakiye;Açıklama;Fiş/Dekont No
    # GR EUR d/m/y 0,00 National Bank of Greece
    Α/Α;Ημερομηνία;Αιτιολογία;Κατάστημα;Τοκισμός από;Αρ. συναλλαγής;Ποσό;Πρόσημο ποσού
    # GR EUR d/m/y 0,00 Alpha Bank
    A/A;Ημ/νία;Αιτιολογία;Κατάστημα;Τοκισμός από;Αρ. συναλλαγής;Ποσό;Πρόσημο ποσού
    # CY EUR d/m/y 0.00 Bank of Cyprus
    Date,Description,Transaction type,Reference number,Debit,Credit,Indicative balance,Value date,Bank reference number,Branch code
    # IT EUR d/m/y 0,00 UniCredit
    Data Registrazione;Data valuta;Descrizione;Importo (EUR)
    Data Registrazione;Data valuta;Descrizione;Importo (EUR);Canale
    # IT EUR d/m/y 0,00 FinecoBank
    Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato
    Data;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;Moneymap
    # IT EUR d/m/y 0,00 Intesa Sanpaolo
    Data contabile;Data valuta;Descrizione;Accrediti;Addebiti;Descrizione estesa;Mezzo
    # IT EUR d/m/y 0,00 Banca Sella
    Data operazione;Data valuta;Descrizione;Divisa;Importo;Categoria;Etichette
    # IT EUR d/m/y 0,00 BNL
    Data contabile;Data valuta;Causale ABI;Descrizione;Importo
    # IT EUR d/m/y 0,00 Inbank
    Data;Valuta;Dare;Avere;Divisa;Descrizione;Causale
    # ES EUR d/m/y 0,00 spent- BBVA
    F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
    # ES EUR d/m/y 0,00 spent- ING
    F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;COMENTARIO;IMAGEN;IMPORTE (€);SALDO (€)
    # ES EUR d/m/y 0,00 spent- Santander
    Fecha Operación;Fecha Valor;Concepto;Importe;Divisa;Saldo;Divisa
    # ES EUR d/m/y 0,00 spent- CaixaBank
    Fecha;Fecha valor;Movimiento;Más datos;Importe;Saldo
    # ES EUR d/m/y 0,00 spent- Openbank
    Fecha Operación;Fecha Valor;Concepto;Importe;Saldo
    # ES EUR d/m/y 0.00 Sabadell
    =booked|=description|=value|=amount|=balance|=ignored|=ignored
    # PT EUR d-m-y 0,00 Caixa Geral de Depósitos
    Data mov.;Data-valor;Descrição;Débito;Crédito;Saldo contabilístico;Saldo disponível;Categoria
    # PT EUR d-m-y 0.00 Millennium bcp
    Data lançamento;Data valor;Descrição;Montante;Tipo;Saldo
    Data registo da operação;Data valor;Descrição;Montante;Saldo contabilístico após movimento
    # PT EUR d/m/y 0,00 ActivoBank
    Data Lanc.;Data Valor;Descrição;Valor;Saldo
    # PT EUR d-m-y 0,00 Santander
    Data Operação;Data valor;Descrição;Montante( EUR );Saldo Contabilístico( EUR )
    # IN INR d/m/yy 0.00 HDFC Bank
    Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance
    Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
    # IN INR d/m/y 0.00 ICICI Bank
    S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
    Transaction Date,Value Date,Cheque Number,Transaction Posted Date,Description,Cr/Dr,Transaction Amount(INR),Available Balance(INR)
    # IN INR d_mmm_y 0.00 State Bank of India
    Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance
    # IN INR d/m/y 0.00 IDBI Bank
    Srl,Txn Date,Value Date,Description,Cheque No,CR/DR,CCY,Amount (INR),Balance (INR)
    # IN INR d-m-y 0.00 Axis Bank
    Tran Date,Value Date,Particulars,Debit,Credit,Balance
    Tran Date,Value Date,Transaction Particulars,Chq No,Amount(in Rs.),DR/CR,Balance(in Rs.)
    Sr No,Tran Date,Chq No,Particulars,Debit,Credit,Balance
    Tran Date,CHQNO,PARTICULARS,DR,CR,BAL
    Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
    # IN INR d-m-y 0.00 Kotak Mahindra Bank
    Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Debit,Credit,Balance
    # IN INR d/m/y 0.00 IndusInd Bank
    Bank Reference,Value Date,Transaction Date & Time,Type,Payment Narration,Debit,Credit,Available Balance
    # SG SGD d_mmm_y 0.00 spent+ UOB
    Transaction Date,Posting Date,Description,Foreign Currency Type=originalCurrency,Transaction Amount(Foreign)=originalAmount,Local Currency Type=currency,Transaction Amount(Local)=amount
    # SG SGD d_mmm_y 0.00 DBS
    Transaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1,Transaction Ref2,Transaction Ref3
    # SG SGD d/m/y 0.00 OCBC
    Transaction date,Value date,Description,Withdrawals (SGD),Deposits (SGD)
    # SG - d/m/y 0.00 Standard Chartered
    Date,Transaction,Currency,Deposit,Withdrawal,Running Balance,SGD Equivalent Balance
    # JP JPY y/m/d 0 MUFG Bank
    日付,摘要,摘要内容,支払い金額,預かり金額,差引残高,メモ,未資金化区分,入払区分
    # JP JPY y/m/d 0 SMBC
    年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル
    年月日,お引出し,お預入れ,お取り扱い内容,残高
    # JP JPY y/m/d 0 spent+ SMBC Card
    =booked,=description,=amount,"１","１",=ignored,=description
    # JP JPY ymd 0 Rakuten Bank
    取引日,入出金(円),取引後残高(円),入出金内容
    取引日,入出金(円),残高(円),入出金先内容
    # JP JPY y/m/d 0 SBI Sumishin Net Bank
    日付,内容,出金金額(円),入金金額(円),残高(円),メモ
    # JP JPY y/m/d 0 spent+ Rakuten Card
    利用日,利用店名・商品名,利用者,支払方法,利用金額,支払手数料,支払総額
    利用日,利用店名・商品名,利用者,支払方法,利用金額,支払手数料,支払総額,9月支払金額
    利用日,利用店名・商品名,利用者,支払方法,利用金額,支払手数料,支払総額,12月支払金額,1月繰越残高,新規サインイン
    # CN CNY y-m-d 0.00 WeChat Pay
    交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注
    # CN CNY y-m-d 0.00 Alipay
    交易时间,交易分类,交易对方,对方账号=otherAccount,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注
    # CN CNY ymd 0.00 China Merchants Bank
    交易日期,交易时间,收入,支出,余额,交易类型,交易备注
    # KR KRW y.m.d 0 Shinhan Bank
    거래일자,거래시간,적요,출금(원),입금(원),내용,잔액(원),거래점
    # TW TWD y/m/d 0 spent+ Cathay United Bank
    消費日,入帳起息日,交易說明,消費國家/幣別=ignored,消費金額=originalAmount,新臺幣金額=amount,卡號/行動末四碼,折算日
    # TW TWD y/m/d 0 Cathay United Bank
    帳務日期,交易日期,交易時間,摘要,支出金額,存入金額,即時餘額,附註
    # ID IDR d/m/yy 0.00 BNI
    Post Date=booked,Value Date,Branch,Journal No.,Description,Debit,Credit
    # ID IDR d/m/y 0.00 Bank Mandiri
    Account No=account,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit
    # IL ILS d/m/y 0.00 Bank Leumi
    תאריך,תאריך ערך,תיאור,אסמכתא,בחובה,בזכות,היתרה בש"ח
    # IL ILS d/m/y 0.00 Bank Hapoalim
    תאריך,הפעולה,פרטים,אסמכתא,חובה,זכות,יתרה בש"ח,תאריך ערך,לטובת,עבור
    # ZA ZAR y-m-d 0.00 Capitec
    Nr,Account=account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance
    # ZA ZAR y/m/d 0.00 FNB
    Date,Amount,Balance,Description
    # ZA ZAR ymd 0.00 Standard Bank
    "HIST",=booked,=ignored,=amount,=type,=description,=ignored,=ignored
    # ZA ZAR y-m-d 0.00 Discovery Bank
    Value Date,Value Time,Type,Description,Beneficiary or CardHolder,Amount
    # NG NGN d-mmm-y 0.00 Guaranty Trust Bank
    Trans. Date,Value. Date,Reference,Debits,Credits,Balance,Originating Branch,Remarks
    # KE KES y-m-d 0.00 M-Pesa
    Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance
    # BR BRL y-m-d 0.00 spent+ Nubank
    date,title,amount
    date,category,title,amount
    # BR BRL y-m-d 0.00 spent+ Itaú
    data,lançamento,valor
    # BR BRL d/m/y 0.00 Nubank
    Data,Valor,Identificador,Descrição
    # BR BRL d/m/y 0,00 spent- Banco Inter
    Data Lançamento;Histórico;Descrição;Valor;Saldo
    Data Lançamento;Descrição;Valor;Saldo
    # BR BRL d/m/y 0,00 spent+ Banco Inter
    Data,Lançamento,Categoria,Tipo,Valor
    # BR BRL d/m/y 0,00 Bradesco
    Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)
    # BR BRL d/m/y 0.00 Banco do Brasil
    Data,Dependencia Origem,Histórico,Data do Balancete,Número do documento,Valor
    # BR BRL d/m/y 0.00 spent+ C6 Bank
    Data de Compra;Nome no Cartão;Final do Cartão=account;Categoria;Descrição;Parcela;Valor (em US$);Cotação (em R$);Valor (em R$)
    # AR ARS d/m/y 0,00 Banco Galicia
    Fecha;Descripción;Origen;Débitos;Créditos;Grupo de Conceptos;Concepto;Número de Terminal;Observaciones Cliente;Número de Comprobante;Leyendas Adicionales 1;Leyendas Adicionales 2;Leyendas Adicionales 3;Leyendas Adicionales 4;Tipo de Movimiento;Saldo
    # CO COP y-m-d - Bancolombia
    FECHA,DESCRIPCIÓN,SUCURSAL,DCTO.,VALOR,SALDO
    # PE PEN d/m/y 0.00 BCP
    Fecha;Fecha valuta;Descripción operación;Monto;Saldo;Sucursal - agencia;Operación - Número;Operación - Hora;Usuario;UTC
    """
}
