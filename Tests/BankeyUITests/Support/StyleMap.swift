import TUIKit
import TerminalText

@testable import CursesTerminal

/// The look of a screen on a terminal with some number of colors, as letters: one for each cell, and a line that
/// describes the style of each letter. A blank shows nothing, a dot has the terminal's own colors.
struct StyleMap {
  private let colors: Capabilities.Colors
  private var letters: [Look: Character] = [:]
  private var legend: [String] = []
  private(set) var text = ""

  /// The styles that the terminal can distinguish.
  fileprivate struct Look: Hashable {
    var foreground: Int32
    let background: Int32
    var attributes: Style.Attributes

    init(_ style: Style, _ colors: Capabilities.Colors) {
      let ink = Ink(style, colors: colors)
      (foreground, background) = (ink.foreground, ink.background)
      attributes = style.attributes.union(ink.isBold ? .bold : [])
    }
  }

  /// The map of a screen.
  init(_ canvas: Canvas) {
    colors = canvas.capabilities.colors
    for y in 0..<canvas.size.height {
      var line = String(canvas.row(y).map { letter(of: $0) })
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    text += "\n" + legend.joined(separator: "\n")
  }

  private mutating func letter(of cell: Cell) -> Character {
    var look = Look(cell.style, colors)
    if cell.glyph == .blank {
      guard look.background >= 0 || look.attributes.contains(.reverse) else { return " " }
      (look.foreground, look.attributes) = (-1, look.attributes.intersection(.reverse))
    }
    if look == Look(.plain, colors) { return "." }
    return letters[look] ?? add(look)
  }

  private mutating func add(_ look: Look) -> Character {
    let letter = Character(Unicode.Scalar(UInt8(ascii: letters.count < 26 ? "a" : "A") + UInt8(letters.count % 26)))
    letters[look] = letter
    legend.append("\(letter)  " + look.words.joined(separator: " "))
    return letter
  }
}

extension StyleMap.Look {
  fileprivate var words: [String] {
    let names = ["bold", "dim", "reverse", "underline", "strike"]
    return (foreground < 0 ? [] : ["\(foreground)"]) + (background < 0 ? [] : ["on \(background)"])
      + names.indices.filter { attributes.rawValue >> $0 & 1 == 1 }.map { names[$0] }
  }
}
