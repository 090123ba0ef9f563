import BankeyCore
import BankeyModel
import BankeyText
import Testing

@Suite struct ViewerChoicesTests {
  @Test func writtenChoicesAreReadBack() {
    for density in [nil] + Density.allCases {
      for (isOn, balance) in [(false, nil), (false, true), (true, false)] as [(Bool, Bool?)] {
        let choices = ViewerChoices(
          density: density, isPrivate: isOn, grouping: isOn ? .authorized : .booked, showsRunningBalance: balance,
          takesMouse: isOn)
        #expect(ViewerChoices(text: choices.text) == choices)
      }
    }
  }

  @Test(arguments: ["", "density", "density = huge\nprivacy = maybe\n", "= true\n\u{0}\n==", "mouse = \n"])
  func unreadableChoicesHaveDefaults(text: String) {
    #expect(ViewerChoices(text: text) == ViewerChoices())
  }

  @Test func olderChoicesAreRead() {
    #expect(ViewerChoices(text: "density = compact\n") == ViewerChoices(density: .compact))
    // It wrote this whether or not anybody had chosen it.
    #expect(ViewerChoices(text: "running_balance = false\n") == ViewerChoices())
  }
}
