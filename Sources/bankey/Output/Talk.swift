import BankeyCore
import Glibc

/// What bankey says to a person, on standard error. Standard output is for data.
enum Talk {
  /// One sentence.
  static func say(_ sentence: String) {
    write("bankey: " + sentence)
  }

  /// Lines as they are, but cleaned: they may quote a bank or a file name.
  static func write(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      PlainText.beginning(of: String($0))
    }
    put(lines.joined(separator: "\n") + "\n")
  }

  /// Bytes as they are.
  static func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
