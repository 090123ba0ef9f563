import Glibc

extension Clock {
  /// The moment that it shows.
  public var now: Timestamp {
    fixed ?? Timestamp(seconds: Int64(time(nil)))
  }

  /// The day and minute that it shows in its zone.
  public var localNow: LocalTime { local(now) }

  /// What it showed, or will show, at a moment.
  public func local(_ moment: Timestamp) -> LocalTime {
    let seconds = moment.seconds + Int64(offset ?? systemOffset(at: moment))
    let minutes = Int(seconds >= 0 ? seconds / 60 : (seconds - 59) / 60)
    let day = minutes >= 0 ? minutes / 1440 : (minutes - 1439) / 1440
    return LocalTime(day: Day(number: day).advanced(by: daysAhead), minute: minutes - day * 1440)
  }

  private func systemOffset(at moment: Timestamp) -> Int {
    var seconds = time_t(moment.seconds)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts.tm_gmtoff
  }
}
