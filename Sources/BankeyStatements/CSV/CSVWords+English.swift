extension CSVWords {
  static let inEnglish: Language = [
    (.booked, "bookingdate bookeddate posteddate postingdate postdate dateposted bookedon clearingdate"),
    (.day, "date created createdat datetime timestamp entrydate completeddate dateutc datecreated datecompleted"),
    (.done, "transactiondate transdate trandate purchasedate dateofpurchase authorizeddate starteddate datestarted"),
    (.value, "valuedate interestdate effectivedate"),
    (.amount, "amount money transactionamount value sum amountofmoney bookedamount amountbooked accountamount"),
    (
      .debit,
      "debit debitamount debits withdrawal withdrawals withdrawalamount paidout moneyout outflow out amountdebit"
    ),
    (.credit, "credit creditamount credits deposit deposits depositamount paidin moneyin inflow in amountcredit"),
    (
      .direction,
      "direction drcr crdr dc cd debitcredit creditdebit debitorcredit creditordebit creditdebitindicator sign"
    ),
    (
      .balance,
      "balance runningbalance accountbalance balanceafter bookedbalance runningbal endingbalance closingbalance"
    ),
    (.currency, "currency accountcurrency transactioncurrency currencycode ccy amountcurrency"),
    (.description, "description desc details transactiondescription memo narrative text paymentreference particulars"),
    (
      .description,
      "transactiondetails reason remittanceinformation purpose payment reference message additionaldescription note notes"
    ),
    (.type, "type transactiontype postingtext kind"),
    (.counterparty, "counterparty counterpartyname payee merchant merchantname partnername otherparty beneficiary"),
    (.counterparty, "payeename recipient remitter othersidename"),
    (.name, "name"),
    (.payer, "payer sender from"), (.payee, "receiver recipientname to"),
    (.account, "account accountid cardno cardnumber accountnumberiban ownaccount wallet"),
    (.number, "accountnumber accountno iban accountnr acctnumber"),
    (.accountName, "accountname"),
    (.id, "id transactionid nativeid transactionnumber txid fitid uniqueid"),
    (.status, "status state transactionstatus"),
  ]
}
