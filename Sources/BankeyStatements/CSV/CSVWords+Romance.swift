extension CSVWords {
  /// French, Spanish, Italian and Portuguese.
  static let inRomance: Language = [
    (
      .booked,
      "datecomptable datedecomptabilisation dateop datacontabile fechacontable datacontabilistica dataregistrazione"
    ),
    (.booked, "fechadecontabilizacion datalancamento datalanc"),
    (
      .day,
      "fecha data date dateoperation datedoperation fechaoperacion dataoperazione datamov datamovimento fechamovimiento"
    ),
    (.done, "datetransaction datedetransaction fechatransaccion datatransazione datedachat"),
    (.value, "datedevaleur dateval datevaleur fvalor fechavalor datavaluta datavalor fechadevalor"),
    (.amount, "montant importe importo montante valor movimiento cantidad montanteur montantdeloperation"),
    (
      .debit, "debit debiteuros dare addebiti addebito uscite cargo cargos debito debitos depenses montantdebit salidas"
    ),
    (
      .credit,
      "credit crediteuros avere accrediti accredito entrate abono abonos credito creditos recettes montantcredit"
    ),
    (.credit, "entradas ingresos ingreso"),
    (.direction, "sens segno signo tipomovimento dareavere debitcredit"),
    (.balance, "solde saldo saldocontabile soldeapresoperation saldodisponible saldocontabilistico"),
    (.currency, "devise divisa moneda moeda divise valutaconto"),
    (
      .description,
      "libelle libelleoperation descripcion concepto descrizione causale descricao detalle observaciones communication"
    ),
    (
      .description,
      "descrizioneoperazione libellecomplet libellesimplifie informationscomplementaires comentario historico"
    ),
    (.type, "typedoperation typeoperation tipo tipodemovimiento tipologia"),
    (
      .counterparty,
      "contrepartie beneficiaire beneficiario controparte contraparte nomcontrepartie comercio destinatario"
    ),
    (.account, "compte cuenta conto conta numerodecompte numerodecuenta numeroconto comptenum carte tarjeta"),
    (.accountName, "libellecompte nomducompte nombredelacuenta"),
    (.id, "iddetransaction idtransaccion idtransazione"),
    (.status, "etat estado stato statut"),
  ]
}
