extension StoreError: CustomStringConvertible {
  /// The sentence.
  public var description: String { message }
}
