/// Characters that libxml2 hands over, until its call ends.
struct XMLCharacters {
  let bytes: UnsafeRawBufferPointer
  /// Where they stand in the text; nil when they stand there in other words, with a reference say.
  let place: Int?
}
