import Foundation

/// PostgreSQL, started for the tests in a folder of its own, on a socket in that folder, and ended with the process of
/// the tests, however that ends: its keeper waits for the end of a pipe.
public final class PostgresServer: Sendable {
  /// The folder with the programs of the newest version that is installed; nil if there is none.
  public static let programs: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return versions.compactMap { Int($0) }.max().map { "\(root)/\($0)/bin" }
  }()

  /// The server of this process.
  public static let shared = PostgresServer()

  /// The folder of the socket.
  public let folder = "/tmp/bankey-pg-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  private let port: Int
  private let keeper = Process()
  private let lifeline = Pipe()

  /// Starts a server of its own with these settings of `postgresql.conf`; a standby of `primary`, if one is given.
  /// `prepare` is a script for the shell, which runs first, in the folder.
  public init(
    _ settings: [String] = [], port: Int = 5432, standbyOf primary: PostgresServer? = nil, prepare: String = "true"
  ) {
    self.port = port
    keeper.executableURL = URL(filePath: "/bin/sh")
    keeper.arguments = ["-c", script(Self.programs ?? "/nowhere", settings, primary, prepare)]
    keeper.standardInput = lifeline
    try? keeper.run()
    for _ in 0..<2400 where keeper.isRunning {
      if isReady { break }
      usleep(50_000)
    }
  }

  deinit { end() }

  /// Ends the server and removes its folder.
  public func end() {
    try? lifeline.fileHandleForWriting.close()
    keeper.waitUntilExit()
  }

  /// PostgreSQL refuses to run as root.
  private func script(
    _ programs: String, _ settings: [String], _ primary: PostgresServer?, _ prepare: String
  ) -> String {
    let other = getuid() == 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups " : ""
    let create =
      primary.map { "pg_basebackup -D data -h \($0.folder) -U bankey -R -X stream -c fast --no-sync" }
      ?? "initdb -D data -U bankey -A trust -E UTF8 --locale=C.UTF-8 --no-sync"
    return """
      mkdir -m 777 \(folder) && cd \(folder) || exit 1
      \(other)\(programs)/\(create) >create.log 2>&1 || exit 1
      { \(prepare); } >prepare.log 2>&1 || exit 1
      \(other)\(programs)/postgres -D data -k \(folder) -c listen_addresses= -c fsync=off -c full_page_writes=off \
        -c synchronous_commit=off -c port=\(port) -c max_connections=200 -c log_line_prefix='%d ' -c shared_buffers=64MB \
        \(settings.map { "-c '\($0)'" }.joined(separator: " ")) >server.log 2>&1 &
      server=$!
      read line
      kill -INT $server 2>/dev/null
      wait $server
      rm -rf \(folder)
      """
  }

  private var isReady: Bool { run("pg_isready", ["-q"] + place + ["-d", "postgres"]) == 0 }
  private var place: [String] { ["-h", folder, "-p", "\(port)", "-U", "bankey"] }

  /// Ends the server as a crash does (SIGKILL). Its other processes notice, and end too.
  public func crash() {
    let lines = (try? String(contentsOfFile: folder + "/data/postmaster.pid", encoding: .utf8)) ?? ""
    guard let pid = lines.split(separator: "\n").first.flatMap({ pid_t($0) }) else { return }
    kill(pid, SIGKILL)
    while isReady { usleep(10_000) }
  }

  /// Runs one of PostgreSQL's programs and returns its status.
  @discardableResult
  public func run(_ program: String, _ arguments: [String]) -> Int32 {
    guard let programs = Self.programs,
      let child = try? Process.run(URL(filePath: "\(programs)/\(program)"), arguments: arguments)
    else { return -1 }
    child.waitUntilExit()
    return child.terminationStatus
  }

  /// The address of a database, for a role.
  public func address(_ database: String, as role: String = "bankey") -> String {
    "postgres://\(role)@/\(database)?host=\(folder)&port=\(port)"
  }

  /// The plans that the server has logged for a database (`auto_explain`), with their statements.
  public func plans(of database: String) -> [String] {
    let log = (try? String(contentsOfFile: folder + "/server.log", encoding: .utf8)) ?? ""
    // A line that begins with a tab continues the entry before it.
    let entries = log.replacing("\n\t", with: "\u{0}").split(separator: "\n")
    return entries.filter { $0.hasPrefix(database + " ") && $0.contains("Query Text:") }.map {
      String($0).replacing("\u{0}", with: "\n")
    }
  }

  /// Creates an empty database and returns its address.
  public func newDatabase() -> String {
    let name = "d" + UUID().uuidString.filter { $0 != "-" }.lowercased()
    run("createdb", place + ["-T", "template0", name])
    return address(name)
  }
}
