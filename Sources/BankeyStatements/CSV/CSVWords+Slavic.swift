extension CSVWords {
  /// Polish and Czech.
  static let inSlavic: Language = [
    (.booked, "dataksiegowania dataksiegowa datazauctovani zauctovano"),
    (.day, "datum datatransakcji"), (.done, "dataoperacji datumprovedeni datumtransakce datumplatby"),
    (.value, "datawaluty datavaluty"),
    (.amount, "kwota kwotaoperacji castka objem kwotawwalucierachunku kwotatransakcji castkavmeneuctu"),
    (.debit, "obciazenia obciazenie wydatki"), (.credit, "uznania uznanie wplywy"),
    (.balance, "saldo saldopotransakcji saldopooperacji zustatek"),
    (.currency, "waluta mena walutarachunku"),
    (.description, "opis opisoperacji opistransakcji tytul tytuloperacji popis poznamka zpravaproprijemce"),
    (.type, "typtransakcji rodzajtransakcji typoperacji typ"),
    (
      .counterparty,
      "kontrahent nadawcaodbiorca nazwakontrahenta danekontrahenta protistrana nazevprotiuctu nazevprotistrany"
    ),
    (.account, "rachunek rachunekwlasny numerrachunku cislouctu ucet"),
    (.id, "numertransakcji idtransakcji idpohybu idoperace"),
    (.status, "status stan stav"),
  ]
}
