import BankeyCore
import BankeyStatements
import Testing

/// What a bank says of its bytes, and what they are.
@Suite struct EncodingTests {
  private func file(header: String = Sample.header, name: [UInt8]) -> [UInt8] {
    let parts = Sample.file(Sample.statement(list: Sample.row("<NAME>#")), header: header).split(separator: "#")
    return Array(parts[0].utf8) + name + Array(parts[1].utf8)
  }

  private func name(_ bytes: [UInt8]) throws -> String? { try Answer(bytes).row?.description }

  @Test func utf8ThoughTheHeaderSaysUSASCII() throws {
    #expect(try name(file(name: Array("Crème Brûlée 鮨".utf8))) == "Crème Brûlée 鮨")
  }

  @Test func windows1252WhenItIsNotUTF8() throws {
    #expect(try name(file(name: [0x43, 0x72, 0xE8, 0x6D, 0x65, 0x20, 0x80, 0x35])) == "Crème €5")
  }

  @Test(arguments: [
    ("1251", [0xD5, 0xEB, 0xE5, 0xE1] as [UInt8], "Хлеб"), ("ISO-8859-15", [0xA4], "€"), ("8859-2", [0xB1], "ą"),
    ("1250", [0x9C], "ś"), ("NONE", [0xE5], "å"), ("ISO-8859-1", [0xE5], "å"), ("KLINGON", [0xE5], "å"),
  ]) func whatTheHeaderDeclares(charset: String, bytes: [UInt8], text: String) throws {
    let header = Sample.header.replacing("CHARSET:1252", with: "CHARSET:\(charset)")
    #expect(try name(file(header: header, name: bytes)) == text)
  }

  @Test func whatXMLDeclares() throws {
    let header = FormTests.xml.replacing("UTF-8", with: "windows-1251")
    #expect(try name(file(header: header, name: [0xD5, 0xEB, 0xE5, 0xE1])) == "Хлеб")
  }

  @Test func aLetterThatTheBankCutSpoilsItsOwnTextOnly() throws {
    let header = Sample.header.replacing("USASCII", with: "UTF-8")
    let bytes = file(header: header, name: Array("Brûlée".utf8) + Array("<MEMO>".utf8) + [0x41, 0xC3])
    #expect(try name(bytes) == "Brûlée - AÃ")
  }

  @Test(arguments: [true, false]) func utf16WithItsMark(isBig: Bool) throws {
    let text = "\u{FEFF}" + Sample.oneRow(Sample.row("<NAME>Crème 鮨 😀"))
    let bytes = text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(StatementFormat.sniff(bytes) == .ofx)
    #expect(try name(bytes) == "Crème 鮨 😀")
  }

  @Test func controlAndEscapeBytesAreStoredAsTheyCame() throws {
    #expect(try name(file(name: Array("A\u{1B}[31mB\u{202E}C".utf8))) == "A\u{1B}[31mB\u{202E}C")
  }
}
