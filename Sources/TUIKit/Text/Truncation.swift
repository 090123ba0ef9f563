/// What happens to a text that has too little room.
public nonisolated enum Truncation: Sendable {
  /// Its end is cut and marked: `Banking Acc…`.
  case tail
  /// It is not shown in part, only the mark: for numbers, of which a part would be another number.
  case whole
}
