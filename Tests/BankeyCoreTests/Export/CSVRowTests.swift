import BankeyCore
import BankeyModel
import BankeyText
import Testing

@Suite struct CSVRowTests {
  @Test(arguments: ["=1+1", "+47 22", "-lunch", "@home", "\tx", "\rx", "\u{200B}=1+1"])
  func formulaTextGetsAnApostrophe(text: String) {
    #expect(row { $0.put(text: text) }.hasPrefix("'"))
  }

  @Test func figuresStayFigures() {
    #expect(row { $0.put(figure: Amount(units: -410, scale: 2)) } == "-4.10")
    #expect(row { $0.put(figure: nil) } == "")
    #expect(row { $0.put(count: 3) } == "3")
  }

  @Test func quotesAndCommasAreQuoted() {
    #expect(row { $0.put(text: "Fish, \"fresh\"") } == "\"Fish, \"\"fresh\"\"\"")
    #expect(row { $0.put(text: "=A1,B2") } == "\"'=A1,B2\"")
    #expect(row { $0.put(text: nil) } == "")
  }

  @Test func fieldsAreSeparatedByCommas() {
    var row = CSVRecord(titles: ["id", "name"])
    #expect(row.text == "id,name\r\n")
    row.put(count: 1)
    #expect(row.text == "id,name,1\r\n")
  }

  private func row(_ body: (inout CSVRecord) -> Void) -> String {
    var row = CSVRecord()
    body(&row)
    return String(row.text.unicodeScalars.prefix { $0 != "\r" })
  }
}
