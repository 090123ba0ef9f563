import BankeyModel

/// How far a reader has seen the news: a small file in the state folder, one for each reader.
///
/// A file that cannot be read is as good as none: then all is new.
struct NewsFile {
  private let file: StateFile

  /// The file of a reader in a folder, which need not exist yet. Letters, digits, `-` and `_` make a name.
  init(folder: String, reader: String = "") {
    // The limit allows a line for each of ten thousand accounts.
    file = StateFile(folder: folder, name: "news" + (reader.isEmpty ? "" : "-" + reader), limit: 1 << 20)
  }

  /// Whether a reader may be called so.
  static func isName(_ name: String) -> Bool {
    (1...40).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
      }
  }

  /// The mark of the reader.
  var mark: NewsMark {
    get { NewsMark(text: file.read()) }
    nonmutating set { file.write(newValue.text) }
  }
}
