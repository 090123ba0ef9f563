import TerminalText

nonisolated extension Text {
  /// The text in lines of at most `columns`, broken between words; a word longer than a line is broken anywhere.
  /// A line break in the text stays one.
  public func wrapped(to columns: Int) -> [Text] { paragraphs.flatMap { $0.filled(to: columns) } }

  /// The text between its line breaks.
  private var paragraphs: [Text] {
    guard spans.contains(where: { $0.string.contains("\n") }) else { return [self] }
    var paragraphs = [Text([])]
    for span in spans {
      for (n, part) in span.string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if n > 0 { paragraphs.append(Text([])) }
        paragraphs[paragraphs.count - 1] += Text(String(part), span.role, attributes: span.attributes)
      }
    }
    return paragraphs
  }

  private func filled(to columns: Int) -> [Text] {
    guard columns > 0, self.columns > columns else { return [self] }
    var lines: [Text] = []
    var line = Text([])
    for word in words {
      if line.columns + word.trimmed.columns > columns, !line.spans.isEmpty {
        lines.append(line.trimmed)
        line = Text([])
      }
      line += word
      while line.trimmed.columns > columns { lines.append(line.removePrefix(columns: columns)) }
    }
    return lines + (line.trimmed.spans.isEmpty ? [] : [line.trimmed])
  }

  /// Words, each with the blanks after it.
  private var words: [Text] {
    var words: [Text] = []
    var isEnded = true
    for span in spans {
      for part in span.string.cleaned.wordsAndBlanks {
        let piece = Text(part, span.role, attributes: span.attributes)
        if isEnded, !part.hasPrefix(" ") || words.isEmpty {
          words.append(piece)
        } else {
          words[words.count - 1] += piece
        }
        isEnded = part.hasSuffix(" ")
      }
    }
    return words
  }

  /// Without blanks at its end.
  var trimmed: Text {
    var text = self
    while let last = text.spans.indices.last, text.spans[last].string.hasSuffix(" ") || text.spans[last].string.isEmpty
    {
      while text.spans[last].string.hasSuffix(" ") { text.spans[last].string.removeLast() }
      if text.spans[last].string.isEmpty { text.spans.removeLast() } else { break }
    }
    return text
  }

  /// Takes the first `columns` off, at least one glyph.
  private mutating func removePrefix(columns: Int) -> Text {
    let head = prefix(columns: max(columns, spans.first?.string.glyphs.first?.columns ?? 1))
    var count = head.string.glyphs.count
    for index in spans.indices where count > 0 {
      let glyphs = spans[index].string.glyphs
      spans[index].string = glyphs.dropFirst(count).map(\.description).joined()
      count -= min(count, glyphs.count)
    }
    spans.removeAll { $0.string.isEmpty }
    return head
  }
}

nonisolated extension String {
  /// Runs of blanks and runs of anything else, in order.
  fileprivate var wordsAndBlanks: [String] {
    reduce(into: []) { parts, character in
      if let last = parts.last?.last, (last == " ") == (character == " ") {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
  }
}
