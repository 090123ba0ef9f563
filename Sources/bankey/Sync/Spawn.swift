import BankeyCore
import Glibc

/// Starts a program with clean signals: a signal that bankey ignores or blocks would otherwise be ignored or blocked there too,
/// SIGTERM among them. It gets a lifeline, too: a descriptor that reads as ended once bankey has ended, however it did.
struct Spawn {
  private var attributes = posix_spawnattr_t()
  private var actions = posix_spawn_file_actions_t()

  /// The descriptor of the lifeline, and the variable that names it.
  private static let lifeline = (descriptor: Int32(3), variable: "BANKEY_LIFELINE")

  /// Starts `program` with its output going into the two pipes. It reads from `input`; without one there is nothing to read.
  static func start(
    _ program: String, _ words: [String], input: Int32?, output: Pipe, errors: Pipe, lifeline: Pipe
  ) throws(Failure) -> pid_t {
    var spawn = Spawn()
    posix_spawnattr_init(&spawn.attributes)
    posix_spawn_file_actions_init(&spawn.actions)
    defer {
      posix_spawnattr_destroy(&spawn.attributes)
      posix_spawn_file_actions_destroy(&spawn.actions)
    }
    spawn.cleanSignals()
    spawn.connect(input, output, errors)
    // The last one: it may stand where one of the others stood.
    posix_spawn_file_actions_adddup2(&spawn.actions, lifeline.reading, Spawn.lifeline.descriptor)
    return try spawn.run(program, words)
  }

  private mutating func cleanSignals() {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }

  private mutating func connect(_ input: Int32?, _ output: Pipe, _ errors: Pipe) {
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
  }

  private mutating func run(_ program: String, _ words: [String]) throws(Failure) -> pid_t {
    var pid: pid_t = 0
    var arguments = ([program] + words).map { strdup(PathText.system($0)) } + [nil]
    var variables = Spawn.variables
    defer { for word in arguments + variables { free(word) } }
    let error = posix_spawn(&pid, program, &actions, &attributes, &arguments, &variables)
    guard error == 0 else { throw Failure("\(program): " + errorText(error)) }
    return pid
  }

  /// Our own variables, and the lifeline's.
  private static var variables: [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let entry = next.pointee {
      variables.append(strdup(entry))
      next += 1
    }
    return variables + [strdup("\(lifeline.variable)=\(lifeline.descriptor)"), nil]
  }
}
