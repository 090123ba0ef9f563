import BankeyModel

extension CSVAwkwardSample {
  static let all = unsigned + columns + days + lines

  /// Tables that do not show the sign.
  private static let unsigned = [
    CSVAwkwardSample(
      "unsigned with headers", "Date,Text,Amount\n2026-03-01,A,1.50\n2026-03-02,B,2.50\n", [.sign: "reversed"],
      "2026-03-01 -1.50", "2026-03-02 -2.50"),
    CSVAwkwardSample(
      "unsigned without headers", "2026-03-01;A;1,50\n2026-03-02;B;2,50\n", [.sign: "as-written"], "2026-03-01 1.50",
      "2026-03-02 2.50"),
    CSVAwkwardSample(
      "two unknown words", "Date,Text,Zx,Amount\n2026-03-01,A,Qa,1.50\n2026-03-02,B,Qb,2.50\n2026-03-03,C,Qa,3.00\n",
      [.direction: "Zx", .outgoing: "Qa"], "2026-03-01 -1.50", "2026-03-02 2.50", "2026-03-03 -3.00"),
    CSVAwkwardSample(
      "a direction with an unknown word", "Date,Text,Debit/Credit,Amount\n2026-03-01,A,Qa,1.50\n2026-03-02,B,Qb,2.50\n",
      [.outgoing: "Qa"], "2026-03-01 -1.50", "2026-03-02 2.50"),
    CSVAwkwardSample(
      "three words",
      "Date,Text,Debit/Credit,Amount\n2026-03-01,A,Qa,1.50\n2026-03-02,B,Qb,2.50\n2026-03-03,C,Qc,0.50\n",
      [.outgoing: "Qa, Qc"], "2026-03-01 -1.50", "2026-03-02 2.50", "2026-03-03 -0.50"),
    CSVAwkwardSample(
      "three words of a column that is called nothing",
      "Date,Text,Zx,Amount\n2026-03-01,A,Qa,1.50\n2026-03-02,B,Qb,2.50\n2026-03-03,C,Qc,0.50\n2026-03-04,D,Qc,4.00\n",
      [.direction: "Zx", .outgoing: "Qa, Qc"], "2026-03-01 -1.50", "2026-03-02 2.50", "2026-03-03 -0.50",
      "2026-03-04 -4.00"),
    CSVAwkwardSample(
      "words in a column that looks like text",
      "Zorb;Plim;Krax;Wunt\n13.02.2026;Bakery;12,50;Ka\n14.02.2026;Employer AG;2.100,00;Ru\n15.02.2026;Rent;850,00;Ka\n",
      [.direction: "Wunt", .outgoing: "Ka"], "2026-02-13 -12.50", "2026-02-14 2100.00", "2026-02-15 -850.00"),
    CSVAwkwardSample(
      "eight words", eightWords, [.direction: "Type", .outgoing: "W1, W3, W5, W7"], "2026-02-11 -1.50",
      "2026-02-12 2.50", "2026-02-13 -3.50", "2026-02-14 4.50", "2026-02-15 -5.50", "2026-02-16 6.50",
      "2026-02-17 -7.50", "2026-02-18 8.50", "2026-02-19 -9.50"),
    CSVAwkwardSample(
      "balances that nobody calls so",
      "Date,Text,Amount,Left\n13/02/2026,A,12.50,987.50\n14/02/2026,B,2100.00,3087.50\n15/02/2026,C,850.00,2237.50\n",
      [.oldest: "out"], "2026-02-13 -12.50", "2026-02-14 2100.00", "2026-02-15 -850.00"),
    CSVAwkwardSample(
      "one word", "Date,Text,Debit/Credit,Amount\n2026-03-01,A,Qa,1.50\n2026-03-02,B,Qa,2.50\n", [.outgoing: "Qa"],
      "2026-03-01 -1.50", "2026-03-02 -2.50"),
    CSVAwkwardSample(
      "words against signs",
      "Date,Text,Debit/Credit,Amount\n2026-03-01,A,D,1.50\n2026-03-02,B,D,-2.50\n2026-03-03,C,C,0.50\n",
      [.sign: "by-word-and-sign"], "2026-03-01 -1.50", "2026-03-02 2.50", "2026-03-03 0.50"),
    CSVAwkwardSample(
      "a card with payments",
      "Date,Text,Amount\n2026-03-01,GROCER,10.00\n2026-03-02,BOOKS,20.00\n2026-03-03,PAYMENT THANK YOU,-30.00\n",
      [.sign: "reversed"], "2026-03-01 -10.00", "2026-03-02 -20.00", "2026-03-03 30.00"),
    CSVAwkwardSample(
      "minus in most of what went out",
      "Date,Text,Debit,Credit\n2026-03-01,A,-1.50,\n2026-03-02,B,-2.50,\n2026-03-03,C,3.00,\n2026-03-04,D,,9.00\n",
      [.sign: "as-written"], "2026-03-01 -1.50", "2026-03-02 -2.50", "2026-03-03 3.00", "2026-03-04 9.00"),
    CSVAwkwardSample(
      "balances against the amounts",
      "Date,Text,Amount,Balance\n2026-03-01,A,-4.00,95.00\n2026-03-02,B,-3.00,92.00\n2026-03-03,C,2.00,90.00\n"
        + "2026-03-04,D,-1.00,89.00\n", [.sign: "as-written"], "2026-03-01 -4.00", "2026-03-02 -3.00",
      "2026-03-03 2.00", "2026-03-04 -1.00"),
  ]

  /// Tables whose columns are unknown.
  private static let columns = [
    CSVAwkwardSample(
      "gross and net in no language", "Kqa,Kqb,Kqc,Kqd\n2026-03-01,-4.10,-3.90,Coffee\n2026-03-02,-3.00,-2.00,Tea\n",
      [.amount: "Kqc"], "2026-03-01 -3.90", "2026-03-02 -2.00"),
    CSVAwkwardSample(
      "a pair in no language", "Kqa,Kqb,Kqc,Kqd\n2026-03-01,Coffee,4.10,\n2026-03-02,Pay,,2.00\n",
      [.amount: "Kqc Kqd"], "2026-03-01 -4.10", "2026-03-02 2.00"),
    CSVAwkwardSample(
      "a pair filled with zeros, without headers", "2026-03-01;Pay;0,00;4,10\n2026-03-02;Coffee;2,00;0,00\n",
      [.amount: "3 4"], "2026-03-01 4.10", "2026-03-02 -2.00"),
    CSVAwkwardSample(
      "one side of a pair", "Date,Text,Credit,Kq\n2026-03-01,A,5.00,\n2026-03-02,B,,4.00\n", [.amount: "Kq Credit"],
      "2026-03-01 5.00", "2026-03-02 -4.00"),
    CSVAwkwardSample(
      "an odd sign between the fields", "2026-03-01~Coffee~-4.10\n2026-03-02~Tea~-3.00\n", [.amount: "3"],
      "2026-03-01 -4.10", "2026-03-02 -3.00"),
    CSVAwkwardSample(
      "zeros where the header says amount", "Date,Text,Amount,Kq\n2026-03-01,A,0.00,-5.00\n2026-03-02,B,0.00,4.00\n",
      [.amount: "Kq"], "2026-03-01 -5.00", "2026-03-02 4.00"),
    CSVAwkwardSample(
      "whole figures", "2026-03-01;Coffee;41;7\n2026-03-02;Tea;30;9\n2026-03-03;Cake;25;4\n",
      [.amount: "3", .sign: "reversed"], "2026-03-01 -41.00", "2026-03-02 -30.00", "2026-03-03 -25.00"),
    CSVAwkwardSample(
      "many columns", manyColumns, [.amount: "K28"], "2026-03-01 -128.00", "2026-03-02 -228.00", "2026-03-03 -328.00"),
    CSVAwkwardSample(
      "rows without an amount", notices, [.unreadable: "skip"], "2026-03-01 -1.00", "2026-03-03 -3.00",
      "2026-03-05 -5.00", "2026-03-07 -7.00", "2026-03-09 -9.00"),
  ]

  private static var eightWords: String {
    let rows = (1...9).map { "1\($0)/02/2026,A,W\($0 > 8 ? 1 : $0),\($0).50\n" }
    return "Date,Text,Type,Amount\n" + rows.joined()
  }

  private static var manyColumns: String {
    let rows = (1...3).map { row in
      (1...30).map { (column: Int) -> String in
        switch column {
        case 3: "2026-03-0\(row)"
        case 27, 28: "-\(row)\(column),00"
        default: "x\(column)"
        }
      }.joined(separator: ";")
    }
    let header = (1...30).map { "K\($0)" }.joined(separator: ";")
    return ([header] + rows).joined(separator: "\n") + "\n"
  }

  private static var notices: String {
    let rows = (1...9).map { row in
      row.isMultiple(of: 2) ? "2026-03-0\(row),Notice,\n" : "2026-03-0\(row),Coffee,-\(row).00\n"
    }
    return "Date,Text,Amount\n" + rows.joined()
  }

  /// Tables whose dates are ambiguous.
  private static let days = [
    CSVAwkwardSample(
      "day or month", "Date,Text,Amount\n03/05/2026,A,-4.10\n05/03/2026,B,-3.00\n", [.dates: "month-first"],
      "2026-03-05 -4.10", "2026-05-03 -3.00"),
    CSVAwkwardSample(
      "two digits three times", "Date;Text;Amount\n03-05-06;A;-4,10\n05-03-07;B;-3,00\n", [.dates: "year-first"],
      "2003-05-06 -4.10", "2005-03-07 -3.00"),
    CSVAwkwardSample(
      "two columns of days", "Kqa;Kqb;Kqc;Kqd\n15.03.2026;16.03.2026;A;1,50;2,50\n14.03.2026;18.03.2026;B;1,50;3,50\n",
      [.date: "Kqb", .amount: "Kqd", .sign: "reversed"], "2026-03-16 -1.50", "2026-03-18 -1.50"),
    CSVAwkwardSample(
      "no year", "Dato;Tekst;Beløp\n01.03.;A;-4,10\n15.03.;B;-3,00\n", [.year: "2026"], "2026-03-01 -4.10",
      "2026-03-15 -3.00"),
    CSVAwkwardSample(
      "no year, day or month", "Date,Text,Amount\n03/05,A,-4.10\n05/03,B,-3.00\n",
      [.year: "2026", .dates: "day-first"],
      "2026-05-03 -4.10", "2026-03-05 -3.00"),
    CSVAwkwardSample(
      "thousands or decimals", "Date;Text;Amount\n15.03.2026;A;-4,100\n", [.decimals: ","], "2026-03-15 -4.10"),
  ]

  /// Tables with other lines between their rows.
  private static let lines = [
    CSVAwkwardSample(
      "lines as wide as the table above it",
      "Kq bank,,,\nfor whom,Ola,,\nno,77,,\nKqa,Kqb,Kqc,Kqd\n2026-03-01,Coffee,4.10,7.00\n2026-03-02,Tea,2.00,8.50\n",
      [.amount: "Kqc", .sign: "reversed"], "2026-03-01 -4.10", "2026-03-02 -2.00"),
    CSVAwkwardSample(
      "a row of text below each transaction",
      "2026-03-01;4,10;7,00\n;Coffee;\n;at noon;\n2026-03-02;2,00;8,50\n;Tea;\n;at five;\n",
      [.amount: "2", .sign: "reversed"], "2026-03-01 -4.10", "2026-03-02 -2.00"),
    CSVAwkwardSample(
      "commas in a text without quotes",
      "Date,Text,Amount\n2026-03-01,Bakery, corner, Oslo,-4.10\n2026-03-02,Tea,-2.00\n2026-03-03,Cake,-3.00\n", [:],
      "2026-03-01 -4.10", "2026-03-02 -2.00", "2026-03-03 -3.00"),
    CSVAwkwardSample(
      "quotes of two rows that look like one text",
      "Date,Text,Amount\n2026-03-01,\"Rent,-4.10\n2026-03-02,Bus\",-2.00\n2026-03-03,Cake,-3.00\n", [:],
      "2026-03-01 -4.10", "2026-03-02 -2.00", "2026-03-03 -3.00"),
    CSVAwkwardSample(
      "one row", "2026-03-01|Coffee|4.10|7.00\n", [.amount: "3", .sign: "reversed"], "2026-03-01 -4.10"),
    CSVAwkwardSample(
      "headers that stand twice", "Kqa,Kqb,Kqc,Kqc\n2026-03-01,Coffee,-4.10,7.00\n2026-03-02,Tea,-2.00,8.50\n", [:],
      "2026-03-01 -4.10", "2026-03-02 -2.00"),
    CSVAwkwardSample(
      "no text at all", "2026-03-01,4.10\n2026-03-02,2.00\n", [.sign: "reversed"], "2026-03-01 -4.10",
      "2026-03-02 -2.00"),
  ]
}
