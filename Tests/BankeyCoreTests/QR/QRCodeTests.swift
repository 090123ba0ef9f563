import BankeyCore
import Foundation
import Testing

/// The QR code of an address.
@Suite struct QRCodeTests {
  @Test(arguments: [(14, 21), (15, 25), (84, 37), (85, 41), (180, 53), (2331, 177)])
  func smallestVersionIsChosen(count: Int, size: Int) throws {
    // The capacities at level M that ISO/IEC 18004 lists for versions 1, 5, 9 and 40.
    #expect(try #require(QRCode(String(repeating: "a", count: count))).size == size)
  }

  @Test func tooLongTextHasNoCode() { #expect(QRCode(String(repeating: "a", count: 2332)) == nil) }

  @Test func characterHoldsTwoModules() throws {
    let code = try #require(QRCode("hi"))
    #expect(code.lines.count == 13 && code.lines.allSatisfy { $0.count == 25 })
    #expect(code.lines[1].hasPrefix("██ ▄▄▄▄▄ █"))
  }

  /// zbarimg can read it, like a phone.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zbarimg")), arguments: [1, 62, 106, 213, 700])
  func scannerReadsTheCode(count: Int) throws {
    let text =
      String("https://tilisy.enablebanking.com/welcome?sessionid=".prefix(count))
      + String(repeating: "4f", count: count / 2)
    let code = try #require(QRCode(text))
    let (scale, margin) = (4, 4)
    let side = (code.size + 2 * margin) * scale
    var picture = "P1\n\(side) \(side)\n"
    for y in 0..<side {
      for x in 0..<side { picture += code.isDark(x / scale - margin, y / scale - margin) ? "1 " : "0 " }
      picture += "\n"
    }
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).pbm"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try picture.write(toFile: path, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/zbarimg")
    process.arguments = ["--raw", "-q", path]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: read, as: UTF8.self) == text + "\n")
  }
}
