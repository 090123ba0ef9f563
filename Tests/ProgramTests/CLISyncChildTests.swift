import BankeyCore
import Glibc
import Testing

@testable import bankey

/// The child, with a shell in the place of `bankey-sync`.
@Suite struct CLISyncChildTests {
  @Test func whatItSaysComesAndThenItsEnd() async throws {
    let child = try shell(
      #"""
      echo '{"version":1,"event":"source","source":"demo","state":"started"}'
      echo 'not for us'
      echo '{"version":1,"event":"finished","changed":2}'
      echo 'no good' >&2
      exit 2
      """#)
    var kinds: [SyncEvent.Kind] = []
    for await event in child.events { kinds.append(event.event) }
    let (end, errors) = await child.end()
    #expect(kinds == [.source, .finished])
    #expect(end == .exited(2))
    #expect(errors == "no good\n")
  }

  @Test func muchNoiseIsCutAndNothingHangs() async throws {
    let child = try shell("head -c 200000 /dev/zero | tr '\\0' x >&2")
    let (end, errors) = await child.end()
    #expect(end == .exited(0))
    #expect(errors.utf8.count == 1 << 14)
  }

  @Test func itIsStoppedByTERM() async throws {
    let child = try shell(#"echo '{"version":1,"event":"finished"}'; exec sleep 600"#)
    for await _ in child.events { child.cancel() }
    #expect(await child.end().end == .signaled(SIGTERM))
    child.cancel()
  }

  @Test func signalsThatWeIgnoreAreNotIgnoredThere() async throws {
    let old = signal(SIGUSR1, SIG_IGN)
    defer { signal(SIGUSR1, old) }
    let child = try shell("kill -USR1 $$; exit 0")
    #expect(await child.end().end == .signaled(SIGUSR1))
  }

  @Test func nothingCanBeTypedIntoIt() async throws {
    let child = try shell("read line && exit 1; exit 0")
    #expect(await child.end().end == .exited(0))
  }

  @Test func aProgramThatIsNotThereIsNamed() throws {
    let failure = try #require(throws: Failure.self) { try SyncChild([], program: "/nowhere/bankey-sync") }
    #expect(failure.message == "/nowhere/bankey-sync: No such file or directory")
    #expect(throws: Failure.self) { try SyncProgram.path(beside: "/nowhere") }
  }

  private func shell(_ script: String) throws -> SyncChild {
    try SyncChild(["-c", script], program: "/bin/sh")
  }
}
