import BankeyConfig
import BankeyModel
import BankeyStore
import BankeyText
import Dispatch
import Glibc

@testable import Screens

/// The target: a name from `take`. `scripts/fuzz` sets it in `BANKEY_FUZZ`.
private let name = getenv("BANKEY_FUZZ").map { String(cString: $0) } ?? ""

/// Runs one input of libFuzzer. The result -1 keeps the input out of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  take(UnsafeRawBufferPointer(start: start, count: count)) ? 0 : -1
}

/// Runs an input; false keeps it out of the corpus. Each target is a case here and a folder in Fuzz/Seeds.
private func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
  switch name {
  case "config": readConfig(bytes)
  case "store": runStore(bytes)
  case "input": readInput(bytes)
  case "screen": runScreen(bytes)
  default: fatalError("There is nothing to fuzz that is called \(name).")
  }
}

/// The entry point for SwiftPM; libFuzzer's own `main` is not used. Screens run on the main queue, so for them libFuzzer
/// gets another thread.
@_cdecl("fuzz_main")
public func main(_ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  nonisolated(unsafe) var (count, words) = (count, Optional(words))
  guard name == "screen" else { return runDriver(&count, &words) { test($0, $1) } }
  DispatchQueue.global().async { exit(runDriver(&count, &words) { test($0, $1) }) }
  dispatchMain()
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Runs operations on a database in a temporary folder, in memory if possible, and compares it with a model.
private func runStore(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
  var template = Array("\(place)/bankey-fuzz-XXXXXX".utf8CString)
  guard mkdtemp(&template) != nil else { return false }
  let parent = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  let folder = DataFolder(parent + "/data")
  defer {
    for end in ["", "-wal", "-shm"] { unlink(folder.database + end) }
    removeAll(folder.path)
    unlink(parent + "/copy")
    rmdir(parent)
  }
  do {
    try StoreProgram(Array(bytes)).run(in: folder)
  } catch {
    fatalError("\(error)")
  }
  return true
}

/// Removes a folder and its files.
private func removeAll(_ folder: String) {
  if let stream = opendir(folder) {
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { unlink(folder + "/" + name) }
    }
    closedir(stream)
  }
  rmdir(folder)
}

private func readConfig(_ bytes: UnsafeRawBufferPointer) -> Bool {
  _ = try? Config.parse(Array(bytes), path: "config.toml")
  return true
}

private func readInput(_ bytes: UnsafeRawBufferPointer) -> Bool {
  do {
    try InputProgram(Array(bytes)).run()
  } catch {
    fatalError("\(error)")
  }
  return true
}

/// Draws the screens of a bank in windows of several sizes.
private func runScreen(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let (bytes, done) = (Array(bytes), DispatchSemaphore(value: 0))
  Task { @MainActor in
    var program = ScreenProgram(bytes)
    do {
      try await program.run()
    } catch {
      fatalError("\(error)")
    }
    done.signal()
  }
  done.wait()
  return true
}
