/// A file that may be a table. Caches what its bytes show without a profile, because finding the table and asking about
/// it both need that.
final class CSVFile {
  private let charset: FoundCharset

  init(_ charset: FoundCharset) { self.charset = charset }

  /// Passes a file with these contents to `body`, during which it is valid.
  static func with<Result>(_ text: [UInt8], _ body: (CSVFile) throws -> Result) rethrows -> Result {
    try text.withUnsafeBytes { try body(CSVFile(FoundCharset(ByteView($0)))) }
  }

  var bytes: ByteView { charset.bytes }

  /// Its texts in the character set that the bytes show.
  private(set) lazy var plain = text(declared: nil)

  /// The samples of the dialects that are tried by default.
  private(set) lazy var samples = samples(CSVDialect.all(bytes, nil), plain)

  /// Its texts in a declared character set, or in the one that the bytes show.
  func text(declared: String?) -> CSVText {
    CSVText(bytes: bytes, decoder: TextDecoder(charset, declared: declared))
  }

  /// The samples of some dialects.
  func samples(_ dialects: [CSVDialect], _ text: CSVText) -> [(CSVDialect, CSVSample)] {
    dialects.map { ($0, CSVSample(text, $0)) }
  }
}
