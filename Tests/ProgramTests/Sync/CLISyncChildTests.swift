import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import Glibc
import TestSupport
import Testing

@testable import bankey

/// The child process, with a shell in place of `bankey-sync`.
@Suite struct CLISyncChildTests {
  @Test func eventsAndTheEndAreReported() throws {
    let child = try shell(
      #"""
      echo '{"version":1,"event":"source","source":"demo","state":"started"}'
      echo 'not for us'
      echo '{"version":1,"event":"finished","changed":2}'
      echo 'no good' >&2
      exit 2
      """#)
    var kinds: [SyncEvent.Kind] = []
    let (end, errors) = child.follow { kinds.append($0.event) }
    #expect(kinds == [.source, .finished])
    #expect(end == .exited(2))
    #expect(errors == "no good\n")
  }

  @Test func longErrorOutputIsCut() throws {
    let child = try shell("head -c 200000 /dev/zero | tr '\\0' x >&2")
    let (end, errors) = child.follow { _ in }
    #expect(end == .exited(0))
    #expect(errors.utf8.count == 1 << 14)
  }

  @Test func cancelSendsSIGTERM() throws {
    let child = try shell(#"echo '{"version":1,"event":"finished"}'; exec sleep 600"#)
    #expect(child.follow { _ in child.cancel() }.end == .signaled(SIGTERM))
    child.cancel()
  }

  @Test func childResetsIgnoredSignals() throws {
    let old = signal(SIGUSR1, SIG_IGN)
    defer { signal(SIGUSR1, old) }
    let child = try shell("kill -USR1 $$; exit 0")
    #expect(child.follow { _ in }.end == .signaled(SIGUSR1))
  }

  @Test func childHasNoInput() throws {
    let child = try shell("read line && exit 1; exit 0")
    #expect(child.follow { _ in }.end == .exited(0))
  }

  @Test func missingProgramIsNamed() throws {
    let failure = try #require(throws: CommandError.self) {
      try SyncChild([], Language.english.strings, program: "/nowhere/bankey-sync")
    }
    #expect(
      failure.message == "bankey-sync could not be started: /nowhere/bankey-sync: No such file or directory.")
    #expect(throws: CommandError.self) { try SyncExecutable.path(beside: "/nowhere") }
  }

  private func shell(_ script: String) throws -> SyncChild {
    try SyncChild(["-c", script], Language.english.strings, program: "/bin/sh")
  }
}
