import BankeyModel
import BankeyText

/// The sequence of questions for adding a source, with the answers. The screens and the command line both use it.
public struct SetupDialog: Hashable, Sendable {
  /// The places that can keep a secret on this system.
  public var places: [SetupPlace]
  private let taken: [String]
  /// The choices that the service offers, by step.
  private var offers: [SetupStep: [String]] = [:]
  /// The page at which the user consents; nil until the service has given it.
  public private(set) var consentAddress: String?
  /// Whether an existing source is connected again.
  private var isAgain = false
  /// Whether the source is in the database already.
  public private(set) var isSaved = false
  private var answers: [SetupStep: Secret] = [:]
  /// The command of the program that is connected again; empty when there is none.
  private var program = ""
  /// The steps whose answers are already known.
  private var known: Set<SetupStep> = []

  /// Creates a dialog. `places` can keep secrets; `taken` are the names of other sources.
  public init(places: [SetupPlace], taken: [String]) {
    self.places = places
    self.taken = taken
  }

  /// Asks the questions for connecting an existing source again. Nil for sources that cannot be connected.
  public init?(reconnecting source: SourceStatus, places: [SetupPlace]) {
    guard let type = SetupType(rawValue: source.type) else { return nil }
    self.init(places: places, taken: [])
    answers = [.type: Secret(type.rawValue), .name: Secret(source.name)]
    known = [.type, .name]
    (isAgain, isSaved) = (true, true)
    program = source.program.map(CommandWords.joined) ?? ""
  }

  /// The text from which the user starts to answer the current question: the present command of a program.
  public var draft: String { step == .program ? program : "" }

  /// The next question; nil when all are answered.
  public var step: SetupStep? { steps.first { answers[$0] == nil } }

  /// The kind of source; nil until chosen.
  public var type: SetupType? { answers[.type].flatMap { SetupType(rawValue: $0.reveal()) } }

  /// The place for the secret; nil until chosen.
  public var place: SetupPlace? { answers[.place].flatMap { SetupPlace(rawValue: $0.reveal()) } }

  /// The source's name; nil until answered.
  public var name: String? { answers[.name]?.reveal() }

  /// The name to use when the user leaves it empty.
  public var suggestedName: String {
    let title = type?.title ?? ""
    let others = (2...).lazy.map { "\(title) \($0)" }
    return taken.contains(title) ? others.first { !taken.contains($0) } ?? title : title
  }

  /// The words of the current question's choices; empty when the answer is free text.
  public var choices: [String] {
    switch step {
    case .type: SetupType.allCases.map(\.rawValue)
    case .place: places.map(\.rawValue)
    case .country, .bank: step.flatMap { offers[$0] } ?? []
    default: []
    }
  }

  /// Answers the current question. Choices can be answered by number or word.
  ///
  /// `keyProblem` says why the file at a path cannot be the key that a question asks for.
  ///
  /// - Throws: `SetupError` if the answer is invalid; the question then remains.
  public mutating func answer(
    _ text: String, keyProblem: (String) -> SetupError? = { _ in nil }
  ) throws(SetupError) {
    guard let step else { return }
    let answer = SetupAnswer(step, choices: choices, taken: taken, suggestedName: suggestedName)
    let checked = try answer.checked(text.trimmed)
    if step == .keyFile, let problem = keyProblem(checked) { throw problem }
    answers[step] = Secret(checked)
  }

  /// Removes the last answer and returns it; nil when there is none.
  public mutating func back() -> Secret? {
    guard let last = steps.last(where: { answers[$0] != nil && !known.contains($0) }) else { return nil }
    if last == .country { offers[.bank] = nil }
    return answers.removeValue(forKey: last)
  }

  /// Goes back to the page of the consent after an address was refused. The service then gives the same page, or a new
  /// one if that login is over.
  public mutating func consentAgain() { (consentAddress, answers[.consent]) = (nil, nil) }

  /// The request that the service must answer before the dialog can ask its question; nil when there is none.
  public var wish: SetupRequest? {
    switch step {
    case .country, .bank: choices.isEmpty ? .choices : nil
    case .consent: consentAddress == nil ? .consent : nil
    default: nil
    }
  }

  /// Takes what the service offers to choose.
  public mutating func take(offer: [String]) {
    if let step { offers[step] = offer }
  }

  /// Takes the page at which the user consents. From now on the source is saved.
  public mutating func take(consentAt address: String) {
    consentAddress = address
    known.formUnion(steps.filter { answers[$0] != nil })
    isSaved = true
  }

  private var steps: [SetupStep] {
    guard let type else { return [.type] }
    // Only a consent ends, so the other answers stay valid.
    if isAgain, type.questions.contains(.consent) { return [.type, .name, .consent] }
    let questions = type.questions.map { place == .command && $0.givesSecret ? .secretCommand : $0 }
    return [.type, .name] + questions.filter { $0 != .application || needsApplication }
  }

  /// Whether to ask for the id of the application. The name of the key's file usually contains it.
  private var needsApplication: Bool {
    if place == .command { return true }
    let file = answers[.keyFile]?.reveal() ?? ""
    return !file.isEmpty && KeyFileName.application(in: file) == nil
  }
}

extension SetupDialog {
  /// The answers in the form that `bankey-sync source add` reads.
  public var setup: Secret {
    var object = JSONObject()
    object.put("type", type?.rawValue)
    object.put("name", name)
    let texts = isSaved && type == .enablebanking ? [(.consent, "answer")] : SetupDialog.texts
    for (step, key) in texts where answers[step] != nil { object.put(key, answers[step]?.reveal()) }
    if let token = answers[.token]?.reveal() { object.put(token.hasPrefix("http") ? "access" : "token", token) }
    if let program = words(of: .program) { object.put("command", program) }
    if let secret, !isSaved || type != .enablebanking { object.put("secret", secret) }
    return Secret(object.text)
  }

  private static let texts: [(SetupStep, String)] = [
    (.clientId, "clientId"), (.clientSecret, "clientSecret"), (.keyFile, "keyFile"), (.application, "application"),
    (.country, "country"), (.bank, "bank"), (.consent, "answer"),
  ]

  private var secret: SecretPlace? {
    switch place {
    case nil: nil
    case .service: .service
    case .file: .file
    case .command: words(of: .secretCommand).map(SecretPlace.command)
    }
  }

  private func words(of step: SetupStep) -> [String]? { (answers[step]?.reveal()).flatMap(CommandWords.split) }
}

/// A request to the service that must be answered before the dialog can ask its question.
public enum SetupRequest: Hashable, Sendable {
  /// The countries or banks to choose from.
  case choices
  /// The page at which the user consents. The source is saved with it.
  case consent
}
