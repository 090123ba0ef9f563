import BankeyCore

/// What Sbanken answers, in either version of its API.
enum SbankenAnswer {
  /// The JSON of an answer. What it says instead is thrown in its own words.
  static func value(of answer: HTTPAnswer, now: Timestamp) throws(SourceError) -> JSONValue {
    let isPassedOver = answer.status == 429
    if !isPassedOver, let said = try? JSONValue(answer.body), let error = error(said, answer) { throw error }
    let body = try answer.data(now: now)
    do throws(JSONError) {
      return try JSONValue(body)
    } catch {
      throw SourceError(.noJSON("\(error)"), of: answer.server, .answer)
    }
  }

  /// The first version says an error in an answer of status 200, the second one says it as a problem of RFC 9457.
  private static func error(_ said: JSONValue, _ answer: HTTPAnswer) -> SourceError? {
    guard said["isError"]?.bool == true || answer.status >= 400 else { return nil }
    let names = ["errorMessage", "detail", "title", "errorType", "error_description", "error"]
    guard let words = names.lazy.compactMap({ said[$0]?.string }).first(where: { !$0.isEmpty }) else { return nil }
    let trace = said["traceId"]?.string.map { " (trace \($0))" } ?? ""
    let sentence = PlainText.cleaned(String((words + trace).prefix(300)))
    return SourceError(.says(sentence), of: answer.server, kind(answer.status, said["errorType"]?.string))
  }

  private static func kind(_ status: Int, _ type: String?) -> SourceError.Kind {
    if status == 401 || status == 403 { return .credentials }
    if status == 404 || type == "NotFound" { return .setting }
    let isPassing = status >= 500 || ["System", "ServiceUnavailable", "State"].contains(type)
    return isPassing ? .passing : .answer
  }
}
