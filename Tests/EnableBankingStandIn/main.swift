import Foundation
import TestServers

// A stand-in for Enable Banking on this machine, to try the setup by hand: `swift run EnableBankingStandIn`. With a
// time as its argument it stays at that time. It prints a setup for `bankey source add --from -`.
let fixed = CommandLine.arguments.dropFirst().first
let bank = FakeEnableBanking(now: fixed ?? ISO8601DateFormatter().string(from: .now)) { state in
  state.bank.accounts[0].transactions = [
    .init("2026-11-20", -12_990, "KIWI 505 OSLO"), .init("2026-11-18", 4_215_000, "Lonn november ACME AS"),
    .init("2026-11-15", -899_00, "Husleie"), .init("2026-11-23", -4500, "Narvesen", isPending: true),
  ]
  state.bank.accounts[1].transactions = [.init("2026-11-01", 250_000, "Sparing")]
}
try await bank.run(port: 8711) { url in
  let setup =
    #"{"type":"enablebanking","keyFile":"\#(TestKey.shared.file)","apiURL":"\#(url)","country":"NO","bank":"DNB"}"#
  FileHandle.standardOutput.write(Data("\(setup)\n".utf8))
  while true {
    // The clock follows the real one, so that a token made now does not seem to come from the future.
    try await Task.sleep(for: .milliseconds(50))
    if fixed == nil { bank.with { $0.now = Int64(Date.now.timeIntervalSince1970) } }
  }
}
