import BankeyCore

extension SyncEvent {
  /// The event with what banks, files and people have written in it as it may be shown.
  func masked(by foreign: (String) -> String) -> SyncEvent {
    var event = self
    for text in [\.source, \.connection, \.file, \.message] as [WritableKeyPath<SyncEvent, String?>] {
      event[keyPath: text] = event[keyPath: text].map(foreign)
    }
    return event
  }

  /// What a person is told of it: where, as compilers write it, and what.
  var complaint: String? {
    guard let message else { return nil }
    let connection = connection.flatMap { message.begins(withName: $0) ? nil : $0 }
    let bank = [source, connection].compactMap { $0 }.joined(separator: ", ")
    let place = file.map { $0 + (line.map { ":\($0)" } ?? "") } ?? (bank.isEmpty ? nil : bank)
    return [place, message].compactMap { $0 }.joined(separator: ": ")
  }

  /// How much of a file was read: "[#####     ] 50%".
  var bar: String {
    guard let bytes, let size, size > 0 else { return "" }
    let filled = bytes * 20 / size
    return "[" + String(repeating: "#", count: filled) + String(repeating: " ", count: 20 - filled) + "] "
      + "\(bytes * 100 / size)%"
  }
}
