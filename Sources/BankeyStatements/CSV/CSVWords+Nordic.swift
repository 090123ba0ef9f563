extension CSVWords {
  /// Norwegian, Swedish, Danish and Finnish.
  static let inNordic: Language = [
    (
      .booked, "bokfort bokfortdato bokforingsdato bokforingsdag bokforingsdatum bokforingsdato bogfort bogfoeringsdato"
    ),
    (.booked, "bogforingsdato kirjauspaiva bokfordato"),
    (.day, "dato datum pvm paiva"),
    (
      .done,
      "transaksjonsdato transaktionsdag transaktionsdatum transaktionsdato kjopsdato kopdatum utfortdato maksupaiva"
    ),
    (.value, "rentedato valuteringsdato valutadag valuteringsdag rentedag rentedatum arvopaiva valordato valor"),
    (.amount, "belop belob beloep belopp maara summa belopinok belopsek"),
    (.debit, "ut utfrakonto utavkonto utkonto uttag utgift utgifter udgift udgifter debet belopui belopud"),
    (.credit, "inn innpakonto inpakonto inntilkonto insattning inntekt inntekter indtaegt indtaegter kredit belopinn"),
    (.balance, "saldo bokfortsaldo saldoetter disponibeltsaldo saldoefter"),
    (.valuta, "valuta"), (.currency, "valutakode valuutta valutakod"),
    (.description, "tekst forklaring beskrivelse melding transaksjonstekst text beskrivning meddelande"),
    (.description, "meddelelse viesti selite tittel rubrik"),
    (.type, "transaksjonstype betalingstype typ transaktionstyp underkategori laji"),
    (.counterparty, "motpart mottakernavn avsendernavn motpartnavn saajamaksaja"),
    (.name, "navn namn nimi"),
    (.payer, "avsender avsandare maksaja"), (.payee, "mottaker mottagare modtager saaja brukersted"),
    (.account, "konto egenkonto frakontonummer"),
    (.number, "kontonummer kontonr tilinumero"),
    (.accountName, "kontonavn kontonamn"),
    (.id, "arkivreferanse arkivref transaksjonsid verifikationsnummer arkistointitunnus"),
    (.status, "status tila"),
  ]
}
