extension Presenter {
  /// A moment as people say it: "07:12" of today, "yesterday 07:12", "Nov 18 07:12", "Nov 18, 2025".
  public func moment(_ time: LocalTime) -> String {
    if time.day == now.day, let minute = time.minute { return formats.time(minute) }
    return dayAndTime(time)
  }

  /// The day first: "today 07:12", "Nov 18 07:12", "Nov 18" when no time is known.
  func dayAndTime(_ time: LocalTime) -> String {
    day(time.day) + (time.minute.map { " " + formats.time($0) } ?? "")
  }

  /// A day as people say it: "today", "yesterday", "Nov 18", "Nov 18, 2025".
  func day(_ day: Day) -> String {
    switch day.distance(to: now.day) {
    case 0: strings.today
    case 1: strings.yesterday
    case -1: strings.tomorrow
    default: day.components.year == now.day.components.year ? formats.shortDate(day) : formats.mediumDate(day)
    }
  }
}
