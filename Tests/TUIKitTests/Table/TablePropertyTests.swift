import TUIKit
import TestSupport
import Testing

/// Laws that hold after any sequence of operations on a table.
@Suite struct TablePropertyTests {
  @Test func screenIsAWindowOnTheContent() {
    forEachProgram { program, _ in
      let shown = program.draw().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let all = program.allLines
      let height = program.size.height
      guard height > 0 else { return nil }
      if all.count <= height {
        let expected = all + Array(repeating: "", count: height - all.count)
        return shown == expected ? nil : "the screen is not all of the content: \(shown)"
      }
      let isWindow = (0...all.count - height).contains { Array(all[$0..<$0 + height]) == shown }
      return isWindow ? nil : "the screen is no window on the content: \(shown) of \(all)"
    }
  }

  @Test func selectedRowIsOnTheScreen() {
    forEachProgram { program, act in
      guard act != .scroll, act != .select, program.size.height > 0, program.size.width > 12,
        let lines = program.selectedLines
      else {
        return nil
      }
      let shown = program.draw().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let visible = min(lines.count, program.size.height)
      return shown.filter { $0.hasPrefix("> ") } == Array(lines.prefix(visible))
        ? nil : "\(lines) is not shown: \(shown)"
    }
  }

  @Test func survivingRowStaysSelected() {
    forEachProgram { program, act in
      let isUpdate: Set<TableProgram.Act> = [.insert, .remove, .replace, .shuffle, .resize]
      guard isUpdate.contains(act), let old = program.previous else { return nil }
      guard program.isShown(old.id) else { return nil }
      return program.table.selectedRow?.id == old.id
        ? nil : "\(old.id) was selected, now \(program.table.selectedRow as Any)"
    }
  }

  @Test func onlySelectableRowsAreSelected() {
    forEachProgram { program, _ in
      program.table.selectedRow?.isSelectable == false ? "a row that cannot be selected is" : nil
    }
  }

  @Test func viewCountDependsOnTheScreenAlone() {
    forEachProgram { program, _ in
      _ = program.draw()
      return program.table.viewsMade > 2 * (30 + 5) ? "\(program.table.viewsMade) views" : nil
    }
  }

  /// Several keys before the next frame.
  @Test(arguments: UInt64(0)..<100) func batchedKeysEndWhereSingleKeysEnd(seed: UInt64) {
    let (single, flood) = (TableProgram(seed: seed), TableProgram(seed: seed))
    for _ in 0..<seed % 50 {
      _ = (single.step(), single.draw())
      _ = flood.step()
    }
    #expect(single.draw().text == flood.draw().text, "seed \(seed)\n\(flood.log.joined(separator: "\n"))")
    #expect(single.table.selectedRow == flood.table.selectedRow)
  }

  /// Runs programs of many seeds. `law` returns what is wrong after a step; nil when nothing is.
  private func forEachProgram(_ law: (TableProgram, TableProgram.Act) -> String?) {
    for seed in UInt64(0)..<60 {
      let program = TableProgram(seed: seed)
      for _ in 0..<60 {
        let act = program.step()
        if let problem = law(program, act) {
          Issue.record("seed \(seed): \(problem)\n\(program.log.suffix(12).joined(separator: "\n"))")
          return
        }
      }
    }
  }
}

extension TableProgram {
  fileprivate func isShown(_ id: Int) -> Bool {
    allLines.contains { $0.hasSuffix("row \(id).0") || $0.contains("row \(id).0 ") }
  }
}
