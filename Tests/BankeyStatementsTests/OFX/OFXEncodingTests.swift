import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// The declared encoding of a file, and its real one.
@Suite struct OFXEncodingTests {
  private func file(header: String = OFXSample.header, name: [UInt8]) -> [UInt8] {
    let parts = OFXSample.file(OFXSample.statement(list: OFXSample.row("<NAME>#")), header: header).split(
      separator: "#")
    return Array(parts[0].utf8) + name + Array(parts[1].utf8)
  }

  private func name(_ bytes: [UInt8]) throws -> String? { try Answer(bytes).row?.description }

  @Test func utf8IsReadUnderAnASCIIHeader() throws {
    #expect(try name(file(name: Array("Crème Brûlée 鮨".utf8))) == "Crème Brûlée 鮨")
  }

  @Test func windows1252IsReadWhenNotUTF8() throws {
    #expect(try name(file(name: [0x43, 0x72, 0xE8, 0x6D, 0x65, 0x20, 0x80, 0x35])) == "Crème €5")
  }

  @Test(arguments: [
    ("1251", [0xD5, 0xEB, 0xE5, 0xE1] as [UInt8], "Хлеб"), ("ISO-8859-15", [0xA4], "€"), ("8859-2", [0xB1], "ą"),
    ("1250", [0x9C], "ś"), ("NONE", [0xE5], "å"), ("ISO-8859-1", [0xE5], "å"), ("KLINGON", [0xE5], "å"),
  ]) func declaredCharsetIsRead(charset: String, bytes: [UInt8], text: String) throws {
    let header = OFXSample.header.replacing("CHARSET:1252", with: "CHARSET:\(charset)")
    #expect(try name(file(header: header, name: bytes)) == text)
  }

  @Test func xmlDeclarationIsHonored() throws {
    let header = OFXFormTests.xml.replacing("UTF-8", with: "windows-1251")
    #expect(try name(file(header: header, name: [0xD5, 0xEB, 0xE5, 0xE1])) == "Хлеб")
  }

  @Test func cutLetterSpoilsOnlyItsText() throws {
    let header = OFXSample.header.replacing("USASCII", with: "UTF-8")
    let bytes = file(header: header, name: Array("Brûlée".utf8) + Array("<MEMO>".utf8) + [0x41, 0xC3])
    #expect(try name(bytes) == "Brûlée - AÃ")
  }

  private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
  }

  @Test(arguments: [true, false], ["\u{FEFF}", ""]) func utf16IsReadWithOrWithoutAMark(isBig: Bool, mark: String) throws
  {
    let bytes = Self.utf16(mark + OFXSample.oneRow(OFXSample.row("<NAME>Crème 鮨 😀")), isBig: isBig)
    #expect(StatementFormat.sniff(bytes) == .ofx)
    #expect(try name(bytes) == "Crème 鮨 😀")
  }

  @Test(arguments: [true, false]) func everyFormatIsReadInUnmarkedUTF16(isBig: Bool) throws {
    let entry = CAMTSample.entry("<AddtlNtryInf>Crème 鮨 😀</AddtlNtryInf>")
    let files: [(String, StatementFormat)] = [
      ("Дата,Описание,Amount\n2026-01-15,Хлеб и молоко,-4.10\n2026-01-16,Кофе,-2.00\n", .csv),
      (CAMTSample.entries(entry).replacing("UTF-8", with: "UTF-16"), .camt),
      (MT940Sample.message(MT940Sample.row()), .mt940),
      ("!Type:Bank\nD15/01/2026\nT-4.10\nPCrème\n^\n", .qif), (SimpleFINSample.first, .simplefin),
    ]
    for (text, format) in files {
      let bytes = Self.utf16(text, isBig: isBig)
      #expect(StatementFormat.sniff(bytes) == format)
      #expect(try Answer(bytes).rows == Answer(text).rows)
    }
  }

  /// A file that is cut anywhere, also within a unit, is read as its text cut there would be, or refused with it.
  @Test(arguments: [true, false]) func truncatedUTF16IsRefused(isBig: Bool) {
    let text = "Date,Text,Amount\n2026-01-15,Crème 鮨,-4.10\n2026-01-16,B,-2.00\n"
    let bytes = Self.utf16(text, isBig: isBig)
    for count in 8..<bytes.count {
      let whole = String(decoding: text.utf16.prefix(count / 2), as: UTF16.self)
      #expect((try? Answer(Array(bytes[..<count]))) == (try? Answer(whole)), "cut after \(count) bytes")
    }
  }

  @Test func zerosElsewhereAreNotUTF16() {
    for bytes in [
      [0x50, 0x4B, 3, 4, 0, 0, 0, 0, 0x61, 0], [UInt8](repeating: 0, count: 64), [0x44, 0, 0, 0, 0x61, 0, 0, 0],
    ] {
      #expect(StatementFormat.sniff(bytes) == nil)
      #expect(throws: StatementError.self) { try Answer(bytes) }
    }
  }

  @Test func controlBytesAreStoredVerbatim() throws {
    #expect(try name(file(name: Array("A\u{1B}[31mB\u{202E}C".utf8))) == "A\u{1B}[31mB\u{202E}C")
  }
}
