import BankeyCore
import TUIKit

/// A page to open: its address as text and as a link, and its QR code for a phone.
nonisolated struct SetupLink: Equatable {
  /// The address, sanitized.
  let address: String
  /// Whether it has the screen for itself.
  let isAlone: Bool
  /// The message in place of the code when it cannot be drawn.
  let withoutCode: String

  /// The columns that a question needs beside the code.
  private static let question = 34

  /// The address in at most `lines` lines, but at least one. It is never cut when it has the screen for itself.
  func text(_ width: Int, _ lines: Int) -> [Text] {
    let all = pieces(width)
    let most = max(1, lines)
    guard all.count > most else { return all }
    return all.prefix(most - 1) + [Text(String(all[most - 1].string.dropLast(1)) + "…", .key)]
  }

  private func pieces(_ width: Int) -> [Text] {
    var (pieces, rest): ([Text], Substring) = ([], address[...])
    while !rest.isEmpty {
      pieces.append(Text(String(rest.prefix(max(1, width))), .key))
      rest = rest.dropFirst(max(1, width))
    }
    return pieces
  }

  /// Draws the code at the right if there is room for it and for a question. Returns the columns that it takes.
  func drawBeside(in canvas: inout Canvas) -> Int {
    let room = canvas.bounds.size
    guard canvas.capabilities.hasRichFont, let code = QRCode(address), code.lines.count <= room.height,
      code.columns + SetupLink.question <= room.width
    else { return 0 }
    draw(code, at: Point(room.width - code.columns - 1, 0), in: &canvas)
    return code.columns + 1
  }

  /// Draws the whole address and the code below it, or says that it does not fit.
  func draw(in canvas: inout Canvas) {
    let room = canvas.bounds.size
    let code = canvas.capabilities.hasRichFont ? QRCode(address) : nil
    if let code, code.columns <= room.width, code.lines.count <= room.height {
      let lines = pieces(room.width - 4)
      let fits = lines.count + 1 + code.lines.count <= room.height
      if fits { put(lines, in: &canvas) }
      return draw(code, at: Point((room.width - code.columns) / 2, fits ? lines.count + 1 : 0), in: &canvas)
    }
    put(pieces(room.width - 1) + [Text(withoutCode, .secondary)], in: &canvas, left: 0)
  }

  private func put(_ lines: [Text], in canvas: inout Canvas, left: Int = 2) {
    for (y, line) in lines.prefix(canvas.bounds.size.height).enumerated() { canvas.put(line, at: Point(left, y)) }
    canvas.link(0..<lines.count, to: address)
  }

  private func draw(_ code: QRCode, at place: Point, in canvas: inout Canvas) {
    for (y, line) in code.lines.enumerated() {
      canvas.put(Text(line, .code), at: Point(place.x, place.y + y))
    }
  }
}
