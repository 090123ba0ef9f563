import BankeyCore
import Glibc
import Synchronization

/// Takes secrets out of every text that leaves those who hold them: a program may run under `set -x`, and a server may say what it
/// was asked with. Where one stood it says `‹hidden›`.
///
/// It finds a secret as it is, percent-encoded, escaped, in base 64 and in hexadecimal, and the beginning of one where a text was
/// cut. Letters are compared without case, since hosts and headers come back in lower case.
public final class SecretFilter: Sendable {
  /// What a text is for.
  public enum Use: Sendable {
    /// A sentence for a person. Short secrets are taken out of it where they are a word of their own.
    case sentence
    /// A value that is kept. A secret of less than eight bytes may stand in it: four digits are in many an account number.
    case value
  }

  private struct State {
    var known: Set<Secret> = []
    var forms: Set<SecretForms.Form> = []
  }
  private let state = Mutex(State())

  /// A filter for some secrets.
  public init(_ secrets: [Secret] = []) { secrets.forEach(learn) }

  /// Takes this secret out as well from now on.
  public func learn(_ secret: Secret) {
    state.withLock { state in
      if state.known.insert(secret).inserted { state.forms.formUnion(SecretForms(secret).all) }
    }
  }

  /// The text without the secrets.
  public func cleaned(_ text: String, _ use: Use = .sentence) -> String {
    let forms = state.withLock(\.forms)
    guard !forms.isEmpty else { return text }
    let bytes = Array(text.utf8)
    let places = SecretSearch(bytes, forms, use).places
    return places.isEmpty ? text : SecretFilter.hiding(places, in: bytes)
  }

  /// Does what may throw words with a secret in them.
  func cleaning<Value>(_ body: () throws(SourceError) -> Value) throws(SourceError) -> Value {
    do throws(SourceError) {
      return try body()
    } catch {
      throw cleaned(error)
    }
  }

  /// The same error without the secrets.
  func cleaned(_ error: SourceError) -> SourceError {
    SourceError(error.kind) { [self] in cleaned(error.sentence(in: $0)) }
  }

  private static func hiding(_ places: [Range<Int>], in bytes: [UInt8]) -> String {
    var (shown, end) = ([UInt8](), 0)
    for place in places {
      shown += bytes[end..<place.lowerBound] + Array(Secret("").description.utf8)
      end = place.upperBound
    }
    return String(decoding: shown + bytes[end...], as: UTF8.self)
  }
}
