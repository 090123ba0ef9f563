import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TestSupport
import Testing

/// A run of the built `bankey-sync`: its output and its exit status.
struct SyncProcess {
  /// The events that it reported, in order.
  var events: [SyncEvent]
  /// The lines of its standard output.
  var lines: [String]
  var errors: String
  /// The exit status, or 128 + n for signal n.
  var status: Int32

  /// Runs it to its end, without reading the user's home folder.
  init(_ words: [String], home: TemporaryFolder, in folder: String? = nil) throws {
    let process = SyncProcess.process(words, home: home)
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.shellStatus
    lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    events = try lines.map { try #require(SyncEvent(line: Array($0.utf8)), "\($0)") }
  }

  /// A run that has not begun.
  static func process(_ words: [String], home: TemporaryFolder) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: BuildProducts.path("bankey-sync"))
    process.arguments = words + ["--data", home.path + "/data"]
    process.environment = ["HOME": home.path, "TZ": "UTC"]
    return process
  }

  /// The messages of the errors, with their subjects.
  var complaints: [String] {
    events.filter { $0.event == .error }.map { event in
      let place = event.file.map { URL(filePath: $0).lastPathComponent } ?? event.source ?? "-"
      return "\(event.code?.rawValue ?? "-") \(place)\(event.line.map { ":\($0)" } ?? "") \(event.message ?? "-")"
    }
  }

  /// The events that a source or a file is done.
  var done: [SyncEvent] { events.filter { $0.state == .done } }
}

extension Process {
  /// The status as a shell reports it.
  var shellStatus: Int32 { terminationReason == .uncaughtSignal ? 128 + terminationStatus : terminationStatus }
}
