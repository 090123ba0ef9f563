/// What a greeting depends on.
public enum PartOfDay: CaseIterable, Hashable, Sendable {
  case morning, afternoon, evening, night

  /// The part that a minute since midnight lies in: morning before 12, afternoon before 18, evening before 23, night.
  public init(minute: Int) {
    self =
      switch minute / 60 {
      case ..<12: .morning
      case ..<18: .afternoon
      case ..<23: .evening
      default: .night
      }
  }
}
