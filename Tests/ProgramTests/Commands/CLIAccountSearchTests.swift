import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import bankey

@Suite struct CLIAccountSearchTests {
  private let search = AccountSearch(
    [
      account("a1", number: "1234 56 78903", name: "Banking Account"),
      account("a2", number: "719***810", name: "High-Interest Savings"),
      account("a3", number: "905***001", name: "High-Interest Savings"),
      account("a4", number: nil, name: "Travel Wallet"),
      account("12345678903x", number: "9100", name: ""),
    ], shownName: { $0.name.isEmpty ? "Account \($0.number ?? "")" : $0.name })

  @Test(arguments: [
    ("a1", "a1"), ("12345678903", "a1"), ("1234 5678 903", "a1"), ("banking account", "a1"), ("905***001", "a3"),
    ("TravelWallet", "a4"), ("12345678903x", "12345678903x"), ("9100", "12345678903x"),
    ("account 9100", "12345678903x"),
  ])
  func oneAccountIsFound(wish: String, id: String) throws {
    #expect(try search.account(wish).id == id)
  }

  @Test func ambiguousNameListsTheCandidates() throws {
    let failure = try #require(throws: CommandError.self) { try search.account("high-interest savings") }
    #expect(failure.status == 2)
    #expect(failure.message.contains("719***810") && failure.message.contains("905***001"))
    #expect(!failure.message.contains("Travel"))
  }

  @Test func mistypedNameListsTheClosestFive() throws {
    let many = (1...40).map { account("b\($0)", number: "\($0)00\($0)77", name: "Sparekonto \($0)") }
    let search = AccountSearch(many + [account("a1", number: nil, name: "Household Checking")]) { $0.name }
    let failure = try #require(throws: CommandError.self) { try search.account("Chekcing") }
    #expect(failure.message.contains("the closest are:\n  a1  Household Checking"))
    #expect(failure.message.split(separator: "\n").count == 6)
  }

  @Test func unknownNameListsSimilarOnes() throws {
    let failure = try #require(throws: CommandError.self) { try search.account("savings") }
    #expect(failure.message.contains("no account is called 'savings'") && failure.message.contains("719***810"))
    #expect(!failure.message.contains("Travel"))
  }

  @Test(arguments: ["", "  ", "Gold"])
  func blankNameMatchesNothing(wish: String) throws {
    let failure = try #require(throws: CommandError.self) { try search.account(wish) }
    #expect(failure.message.contains("Travel Wallet"))
  }

  @Test func emptyListSaysWhatToDo() throws {
    let failure = try #require(throws: CommandError.self) { try AccountSearch([], shownName: \.name).account("x") }
    #expect(failure.message.contains("bankey import"))
  }
}

private func account(_ id: String, number: String?, name: String) -> Account {
  Account(
    id: id, source: "demo", nativeId: "", number: number, name: name, kind: .banking,
    currency: Currency(code: "USD", decimals: 2))
}
