import Foundation
import TestSupport
import Testing

/// A secret in a real Secret Service, on a message bus of its own. Nobody answers when it asks for its password.
@Suite struct CLIKeyringTests {
  private let bankey: CLIBankey

  init() throws { bankey = try CLIBankey() }

  @Test(.enabled(if: isAvailable, "needs gnome-keyring, secret-tool and dbus-run-session"))
  func keyringHoldsTheSecretUntilRemoval() throws {
    let program = try bankey.home.write(Self.bank, to: "bank")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    let added = #"{"type":"command","name":"Cash","command":["\#(program)"],"password":"tøken '$x","secret":"service"}"#
    _ = try bankey.home.write(added, to: "added")
    let script = try bankey.home.write(Self.session, to: "session")
    let run = try bankey.shell("cd '\(bankey.home.path)' && dbus-run-session -- sh '\(script)' 2>&1")
    let said = run.output.split(separator: "\n").filter { $0.hasPrefix("> ") || $0.contains("locked. Unlock it") }
    #expect(
      said == [
        "> added 0", "> refreshed 0",
        "bankey: Cash: The keyring with the secret of Cash is locked. Unlock it and try again.",
        "> locked 2", "> kept", "> removed 0", "> gone",
      ], "\(run.output)")
  }

  private static let isAvailable = ["gnome-keyring-daemon", "secret-tool", "dbus-run-session", "dbus-send"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }

  private static let bank = #"""
    #!/bin/sh
    read -r secret
    [ "$secret" = "tøken '\$x" ] || exit 1
    echo '{"errlist":[],"connections":[{"conn_id":"1","name":"B","org_id":"b","sfin_url":""}],"accounts":[]}'
    """#

  private static let session = #"""
    password() { printf secret | gnome-keyring-daemon --replace --unlock --components=secrets >/dev/null; }
    lock() {
      dbus-send --session --dest=org.freedesktop.secrets --print-reply /org/freedesktop/secrets \
        org.freedesktop.Secret.Service.Lock array:objpath:/org/freedesktop/secrets/collection/login >/dev/null
    }
    password
    bankey source add --from - <added; echo "> added $?"
    bankey refresh; echo "> refreshed $?"
    lock
    bankey refresh; echo "> locked $?"
    [ -z "$(secret-tool search application bankey 2>&1)" ] || echo "> kept"
    password
    bankey source remove --delete-data Cash; echo "> removed $?"
    [ -n "$(secret-tool search application bankey 2>&1)" ] || echo "> gone"
    """#
}
