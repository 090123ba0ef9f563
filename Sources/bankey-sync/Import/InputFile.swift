import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// A file to import.
struct InputFile {
  /// The size limit in bytes: more than any statement has, but little enough for memory.
  static let limit = 512 << 20

  /// The path; `-` is standard input.
  let path: String
  /// Whether it was found in a folder rather than named.
  let isInFolder: Bool
  /// The contents, if they were read in advance.
  private var early: Result<[UInt8], SyncError>?

  /// Creates a file that is read when its turn comes.
  init(path: String, isInFolder: Bool) { (self.path, self.isInFolder) = (path, isInFolder) }

  var isStandardInput: Bool { path == "-" && !isInFolder }

  /// The name in messages.
  var name: String { isStandardInput ? SyncEvent.standardInput : path }

  /// The file at a path, or all files of a folder and its subfolders, sorted and without hidden ones.
  static func all(_ path: String) -> [InputFile] {
    isFolder(path, followingLinks: true)
      ? contents(of: path) : [InputFile(path: path, isInFolder: false)]
  }

  private static func contents(of folder: String) -> [InputFile] {
    // Reading a folder that cannot be listed gives the reason as its error.
    guard let names = names(in: folder) else { return [InputFile(path: folder, isInFolder: false)] }
    return names.flatMap { name in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      // Does not follow links to folders, which could lead in circles.
      return isFolder(path, followingLinks: false) ? contents(of: path) : file(path)
    }
  }

  /// Accepts only regular files: no pipes, devices or links to folders.
  private static func file(_ path: String) -> [InputFile] {
    type(of: path, stat) == S_IFREG ? [InputFile(path: path, isInFolder: true)] : []
  }

  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(PathText.system(folder)) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { PathText.text($0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    type(of: path, followingLinks ? stat : lstat) == S_IFDIR
  }

  private static func type(
    of path: String, _ read: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  )
    -> mode_t
  {
    var status = stat()
    return read(PathText.system(path), &status) == 0 ? status.st_mode & S_IFMT : 0
  }
}

extension InputFile {
  /// The same file, read in advance unless it is a regular file. A pipe may take any time, during which this process
  /// must not hold a lock. Errors are reported when its turn comes.
  var withoutWaiting: InputFile {
    guard kind != S_IFREG, kind != S_IFDIR else { return self }
    var file = self
    do throws(SyncError) { file.early = .success(try contents()) } catch { file.early = .failure(error) }
    return file
  }

  private var kind: mode_t { status.map { $0.st_mode & S_IFMT } ?? S_IFREG }

  /// All bytes of the file.
  ///
  /// - Throws: `SyncError` if it cannot be read, or exceeds `limit`.
  func contents() throws(SyncError) -> [UInt8] {
    if let early { return try early.get() }
    guard size <= InputFile.limit else { throw tooLarge }
    let bytes = try contents(first: InputFile.limit + 1)
    // A pipe has no size, and a file may grow.
    guard bytes.count <= InputFile.limit else { throw tooLarge }
    return bytes
  }

  /// The first `count` bytes of the file, or all of a shorter one.
  ///
  /// - Throws: `SyncError` if it cannot be read.
  func contents(first count: Int) throws(SyncError) -> [UInt8] {
    if let early { return Array(try early.get().prefix(count)) }
    let descriptor = opened
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    // Reading one byte beyond the size detects the end.
    var room = min(count, size + 1)
    var bytes = try piece(of: room, from: descriptor)
    var got = bytes.count
    while got == room, bytes.count < count {
      room = min(InputFile.piece, count - bytes.count)
      let more = try piece(of: room, from: descriptor)
      got = more.count
      bytes += more
    }
    return bytes
  }

  /// The number of bytes to read at a time when the size is not known.
  private static let piece = 1 << 16

  /// The next `room` bytes, or fewer at the end.
  private func piece(of room: Int, from descriptor: Int32) throws(SyncError) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
      while count < room {
        let got = read(descriptor, bytes.baseAddress! + count, room - count)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
    }
    if failed { throw failure() }
    return bytes
  }

  /// Rewinds standard input if possible, because a screen imports what it has previewed.
  private var opened: Int32 {
    guard isStandardInput else { return open(PathText.system(path), O_RDONLY | O_CLOEXEC) }
    lseek(STDIN_FILENO, 0, SEEK_SET)
    return fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
  }

  private var size: Int { status.map { Int($0.st_size) } ?? 0 }

  /// The status of the file; nil when it does not exist.
  private var status: stat? {
    var status = stat()
    let found = isStandardInput ? fstat(STDIN_FILENO, &status) : stat(PathText.system(path), &status)
    return found == 0 ? status : nil
  }

  private var tooLarge: SyncError {
    SyncError { $0.fileIsTooLarge }
  }

  private func failure() -> SyncError {
    let reason = errorText()
    return SyncError { $0.unreadableFile(reason) }
  }
}

extension InputFile {
  /// Whether the names in a folder can be listed.
  static func isReadableFolder(_ path: String) -> Bool {
    guard let stream = opendir(PathText.system(path)) else { return false }
    closedir(stream)
    return true
  }
}

extension InboxFile {
  /// The status of a file; nil when it no longer exists.
  init?(_ input: InputFile) {
    var status = stat()
    guard stat(PathText.system(input.path), &status) == 0 else { return nil }
    self.init(
      path: input.path, size: Int(status.st_size),
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
  }
}

/// The hash by which a file is recognized when it is imported twice: FNV-1a with 128 bits, processing four bytes per
/// step.
///
/// More than five bytes per step would be wrong: the prime shifts each step's input by 88 bits, so bits above 2^40
/// would be lost. The hash distinguishes files but protects nothing, so it need not resist deliberate collisions.
struct ContentHash: CustomStringConvertible {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~3
      for place in stride(from: 0, to: whole, by: 4) {
        add(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      }
      for byte in bytes[whole...] { add(UInt32(byte)) }
    }
  }

  private mutating func add(_ piece: UInt32) {
    value = (value ^ UInt128(piece)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
  }

  /// The hash in 32 hexadecimal digits.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}
