import BankeyCore
import BankeyModel
import BankeyText
import Testing

@Suite struct SectionOrderTests {
  private let all: [SectionKey] = [
    .message, .kind(.banking), .kind(.savings), .kind(.creditCard), .kind(.investment), .kind(.loan), .kind(.other),
  ]

  @Test func comparedSectionsKeepTheScreensOrder() {
    #expect(SectionOrder.comparing.arrange(all.reversed()) == all)
    #expect(
      SectionOrder.comparing.arrange([.kind(.loan), .kind(.banking), .kind(.loan)]) == [.kind(.banking), .kind(.loan)])
  }

  @Test func functionOrdersSections() {
    let order = SectionOrder.function { $0.reversed().filter { $0 != .message } }
    #expect(order.arrange(all) == all.dropFirst().reversed())
  }
}
