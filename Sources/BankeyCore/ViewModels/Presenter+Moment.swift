extension Presenter {
  /// A moment as people say it: "07:12" of today, "yesterday 07:12", "Nov 18 07:12", "Nov 18, 2025".
  func moment(_ time: LocalTime) -> String {
    let clock = time.minute.map { formats.time($0) }
    if time.day == now.day, let clock { return clock }
    return [day(time.day), clock].compactMap(\.self).joined(separator: " ")
  }

  /// A day as people say it: "today", "yesterday", "Nov 18", "Nov 18, 2025".
  func day(_ day: Day) -> String {
    switch day.distance(to: now.day) {
    case 0: strings.today
    case 1: strings.yesterday
    default: day.components.year == now.day.components.year ? formats.shortDate(day) : formats.mediumDate(day)
    }
  }
}
