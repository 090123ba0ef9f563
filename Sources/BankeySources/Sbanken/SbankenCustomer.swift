import BankeyCore

/// Who asks.
struct SbankenCustomer {
  /// The customer's number.
  let id: String?
  /// First and last name; nil when there is none.
  let name: String?

  /// The first version has the customer in an `item`.
  init(_ answer: JSONValue) {
    let said = answer["item"] ?? answer
    id = said["customerId"]?.string
    let names = ["firstName", "lastName"].compactMap { said[$0]?.string }.filter { !$0.isEmpty }
    name = names.isEmpty ? nil : names.joined(separator: " ")
  }
}
