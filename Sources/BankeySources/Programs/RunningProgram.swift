import BankeyModel
import BankeyText
import Glibc
import Synchronization

/// A program at work: its pid, and what it writes.
struct RunningProgram {
  /// What a program has to complain is for a person; more than this is noise.
  private static let errorLimit = 1 << 14
  /// Time enough to put one's things away.
  private static let grace = 2
  private let pid: pid_t
  private let guardian: ProgramGuardian?
  private let output: Int32
  private let errors: Int32

  private static let starting = Mutex(())

  /// Starts it.
  static func start(_ run: ProgramRun) throws(SourceError) -> RunningProgram {
    try starting.withLock { _ throws(SourceError) in try RunningProgram(run) }
  }

  private init(_ run: ProgramRun) throws(SourceError) {
    var pipes: [ProgramPipe] = []
    defer { for pipe in pipes { close(pipe.far) } }
    let input = try run.input.map(ProgramPipe.init(holding:))
    if let input { pipes = [input] }
    let (output, errors) = (try ProgramPipe(.reading), try ProgramPipe(.reading))
    pipes += [output, errors]
    do throws(SourceError) {
      let guardian = try run.hasGroup ? ProgramGuardian() : nil
      let start = { () throws(SourceError) in
        try ProgramSpawn.start(run, group: guardian?.group, input: input?.far, output: output.far, errors: errors.far)
      }
      do throws(SourceError) {
        pid = try run.hasGroup ? start() : LonePrograms.all.start(start)
      } catch {
        guardian?.dismiss()
        throw error
      }
      self.guardian = guardian
    } catch {
      close(output.near)
      close(errors.near)
      throw error
    }
    (self.output, self.errors) = (output.near, errors.near)
  }

  /// All that it writes on its standard output, and the last part of its standard error.
  func read(until deadline: Deadline, limit: Int) throws(ProgramError) -> (output: [UInt8], errors: [UInt8]) {
    defer {
      close(output)
      close(errors)
    }
    var (said, complained) = ([UInt8](), [UInt8]())
    var waiting = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard deadline.milliseconds > 0 else { throw .tooSlow }
      guard poll(&waiting, nfds_t(waiting.count), Int32(clamping: deadline.milliseconds)) > 0 else { continue }
      for index in waiting.indices where waiting[index].revents != 0 {
        let count = Glibc.read(waiting[index].fd, &bytes, bytes.count)
        if count == 0 || (count < 0 && errno != EINTR) { waiting[index].fd = -1 }
        guard count > 0 else { continue }
        if index == 0 { said += bytes[..<count] } else { complained += bytes[..<count] }
        complained.removeFirst(max(0, complained.count - Self.errorLimit))
        if said.count > limit { throw .tooMuch }
      }
    }
    return (said, complained)
  }

  /// Its status, once it has ended: mostly it has when it writes no more.
  func end(until deadline: Deadline) throws(ProgramError) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = waitpid(pid, &status, WNOHANG)
      if ended == pid { return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F }
      if ended < 0 && errno != EINTR { return 127 }
      guard deadline.milliseconds > 0 else { throw .tooSlow }
      poll(nil, 0, 5)
    }
  }

  /// Ends it, and all that it started where that is ours to end: first in a way that it can notice, then for good.
  func stop() {
    send(SIGTERM)
    let hasEnded = (try? end(until: Deadline(seconds: RunningProgram.grace))) != nil
    if guardian != nil || !hasEnded { send(SIGKILL) }
    while !hasEnded, waitpid(pid, nil, 0) < 0, errno == EINTR {}
  }

  /// Leaves it alone from now on.
  func release() {
    if let guardian { guardian.dismiss() } else { LonePrograms.all.remove(pid) }
  }

  private func send(_ signal: Int32) { kill(guardian.map { -$0.group } ?? pid, signal) }
}

/// A moment by which something must be done, whatever the clock on the wall says.
struct Deadline {
  private let end: Int

  /// So many seconds from now.
  init(seconds: Int) { end = Deadline.now + seconds * 1000 }

  /// How long it still is.
  var milliseconds: Int { max(0, end - Deadline.now) }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
