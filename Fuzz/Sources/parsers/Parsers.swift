import BankeyModel
import BankeyStatements
import Glibc

/// The target: a statement format, `rates` or `find`. `scripts/fuzz` sets it in `BANKEY_FUZZ`.
private let name = getenv("BANKEY_FUZZ").map { String(cString: $0) } ?? ""

/// Runs one input of libFuzzer. The result -1 keeps the input out of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  take(UnsafeRawBufferPointer(start: start, count: count)) ? 0 : -1
}

/// The entry point for SwiftPM; libFuzzer's own `main` is not used.
@_cdecl("parsers_main")
public func main(_ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var (count, words) = (count, Optional(words))
  return runDriver(&count, &words) { test($0, $1) }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Runs an input; false keeps it out of the corpus. Each target has a folder in Fuzz/Seeds.
private func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
  switch name {
  case "find": readQuery(bytes)
  case "rates": readRates(bytes)
  default: readStatement(bytes, of: StatementFormat(rawValue: name))
  }
}

/// Parses a statement; returns whether it has the format.
private func readStatement(_ bytes: UnsafeRawBufferPointer, of format: StatementFormat?) -> Bool {
  guard let format else { fatalError("There is nothing to fuzz that is called \(name).") }
  // Looking for a table is half the work of reading it, so this is left to the parser.
  guard (StatementFormat.signed(bytes) ?? .csv) == format else { return false }
  var isSaid = false
  do {
    try StatementParser.parse(bytes, clock: Clock.system) { event in
      isSaid = true
      if case .transactions(let some) = event { precondition(some.count <= 500, "a batch that is too large") }
    }
    precondition(isSaid, "a file of which nothing is said")
  } catch {
    precondition(error is StatementError, "an error that is not of the file: \(error)")
  }
  return true
}

private func readQuery(_ bytes: UnsafeRawBufferPointer) -> Bool {
  _ = try? FindQuery(String(decoding: bytes, as: UTF8.self))
  return true
}

/// Reads rates: all of a file or none, and no rate that cannot be converted with.
private func readRates(_ bytes: UnsafeRawBufferPointer) -> Bool {
  do {
    let rates = try ReferenceRateReader.read(Array(bytes))
    precondition(!rates.isEmpty && rates.allSatisfy { $0.rate > .zero }, "a rate that is none")
  } catch {
    return !bytes.isEmpty
  }
  return true
}
