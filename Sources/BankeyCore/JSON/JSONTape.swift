/// A JSON text and where each of its values stands: the values in the order of the text, what is inside behind what is around.
final class JSONTape: Sendable {
  /// Where a value stands.
  struct Node {
    /// Its first byte.
    let start: Int32
    /// The byte behind its last.
    var end: Int32 = 0
    /// The place on the tape behind it and all that is inside.
    var next: Int32 = 0
  }

  /// The text.
  let bytes: [UInt8]
  /// Its values, the names of an object's members among them.
  let nodes: [Node]

  /// Reads a whole text.
  init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    try reader.read()
    self.bytes = bytes
    nodes = reader.nodes
  }
}
