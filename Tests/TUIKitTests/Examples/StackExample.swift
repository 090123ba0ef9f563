import TUIKit
import TestSupport
import Testing

/// The example in docs/tuikit/stacks.md.
@Suite struct StackExample {
  @Test func viewWithLowerResistanceShrinks() {
    let name = Label("No-Fee All-In Chequing")
    name.resistance = .low
    let balance = Label("$17,562.44")
    balance.resistance = .required
    let row = StackView(.horizontal, spacing: 1, [name, SpacerView(), balance])
    expectText(
      drawn(row, 40, 1),
      """
      No-Fee All-In Chequing        $17,562.44
      """)
    expectText(
      drawn(row, 24, 1),
      """
      No-Fee All-…  $17,562.44
      """)
  }

  @Test func tilesShareTheWidthEqually() {
    let tiles = ["Available", "Balance"].map { title in
      let tile = ContainerView(Label("$929,466.23", alignment: .trailing), border: .rounded)
      tile.title = Text(title, .secondary)
      return tile
    }
    let row = StackView(.horizontal, spacing: 2, distribution: .fillEqually, tiles)
    expectText(
      drawn(row, 40, 3),
      """
      ╭ Available ──────╮  ╭ Balance ────────╮
      │      $929,466.23│  │      $929,466.23│
      ╰─────────────────╯  ╰─────────────────╯
      """)
  }

  @Test func hiddenViewsLeaveNoGapInNestedStacks() {
    let title = Label(Text("Transactions", .title))
    let note = Label("not in the balance yet")
    let column = StackView(.vertical, margins: Insets(columns: 2, lines: 1), [title, note])
    expectText(
      drawn(column, 30, 4),
      """

        Transactions
        not in the balance yet
      """)
    column.replace(title, with: Label(Text("Authorized", .title)))
    note.isHidden = true
    expectText(
      drawn(column, 30, 4),
      """

        Authorized
      """)
  }
}
