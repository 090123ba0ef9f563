/// What a raw record of tags says (`<CURSYM>EUR`, closed or not), as OFX and XML write it.
public struct TaggedRecord: Hashable, Sendable {
  /// Tags with a text, in order.
  public let fields: [Field]

  /// A tag with its text.
  public struct Field: Hashable, Sendable {
    /// `CURSYM`
    public let tag: String
    /// `EUR`
    public let text: String
  }

  /// The tags of a record; none when it has none.
  public init(_ raw: String) {
    fields = raw.split(separator: "<").compactMap { piece in
      guard !piece.hasPrefix("/"), let end = piece.firstIndex(of: ">") else { return nil }
      let text = piece[piece.index(after: end)...].trimmed
      return text.isEmpty ? nil : Field(tag: String(piece[..<end]), text: text)
    }
  }

  /// The text of the first of these tags that is there.
  public subscript(_ tag: String) -> String? { fields.first { $0.tag == tag }?.text }

  /// The currency that it was made in, with the rate: "EUR, 7.4210"; nil when the record does not say.
  public var originalCurrency: (code: String, rate: String?)? { self["CURSYM"].map { ($0, self["CURRATE"]) } }
}
