/// The tags of a source record, `<CURSYM>EUR` with or without an end tag, as OFX and XML write them.
public struct TaggedRecord: Hashable, Sendable {
  /// The tags that have a text, in order.
  public let fields: [Field]

  /// A tag and its text.
  public struct Field: Hashable, Sendable {
    /// The tag's name: `CURSYM`.
    public let tag: String
    /// The tag's text: `EUR`.
    public let text: String
  }

  /// Reads the tags of a record; a record without tags has no fields.
  public init(_ raw: String) {
    fields = raw.split(separator: "<").compactMap { piece in
      guard !piece.hasPrefix("/"), let end = piece.firstIndex(of: ">") else { return nil }
      let text = piece[piece.index(after: end)...].trimmed
      return text.isEmpty ? nil : Field(tag: String(piece[..<end]), text: text)
    }
  }

  /// The text of the first tag called `tag`; nil when there is none.
  public subscript(_ tag: String) -> String? { fields.first { $0.tag == tag }?.text }

  /// The currency of the purchase with its exchange rate (EUR, 7.4210); nil when the record names no other currency.
  public var originalCurrency: (code: String, rate: String?)? { self["CURSYM"].map { ($0, self["CURRATE"]) } }
}
