import BankeyCore
import FoundationEssentials

extension SecretPlace {
  /// The place as the database has it.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The place that the database has.
  init(json: String) throws {
    do {
      self = try JSONDecoder().decode(SecretPlace.self, from: Data(json.utf8))
    } catch {
      throw StoreError(.damaged, "the database says in no way that is known where a secret is kept")
    }
  }
}
