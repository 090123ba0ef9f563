import CNcurses

/// The clipboard as the terminal's selection `c` (OSC 52), which reaches through ssh.
enum Clipboard {
  /// What to send to put `text` there, by the terminal's own format.
  static func sequence(_ text: String, format: String) -> String? {
    curses_selection(format, "c", base64(Array(text.utf8))).map { String(cString: $0) }
  }

  /// Three bytes as four letters, filled up with `=`.
  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
      let four = [18, 12, 6, 0].map { letters[bits >> $0 & 63] }
      return String(four.prefix(group.count + 1)) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}
