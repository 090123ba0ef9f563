import BankeyCore
import TUIKit
import TestSupport
import Testing

@Suite struct AccountsScreenTests {
  @Test(arguments: [(80, 24), (40, 12), (132, 50), (20, 6)], [Density.comfortable, .compact])
  func wholeScreens(size: (Int, Int), density: Density) async {
    let person = await Person(size.0, size.1, density: density).start()
    expectScreen(person.screen, named: "accounts-\(density)-\(size.0)x\(size.1)")
  }
}
