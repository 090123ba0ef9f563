import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// What the user chose, and what the time is.
public struct ViewerSettings {
  /// The first name in the greeting.
  public var name: String?
  /// How figures and dates are written, and in which language.
  public var formats: Formats
  /// What time it is.
  public var clock: Clock
  /// The colors.
  public var theme: Theme
  /// How much room an account row takes, at the start.
  public var density: Density
  /// Whether the selected account stands beside the list, at the start.
  public var pane: PaneChoice
  /// What keys have changed.
  public var choices = ViewerChoices()
  /// Told what keys change, to be remembered.
  public var onChoice: (ViewerChoices) -> Void = { _ in }
  /// Whether anything moves.
  public var motion: Bool
  /// Whether the demo bank shows its next day by itself at the start.
  public var showsNextDay = false
  /// The keys.
  public var keys = KeyChoices()
  /// Whether a refresh looks for new statement files.
  public var hasInbox = false
  /// Whether cents are raised; nil where the terminal's font can be trusted.
  public var raisesCents: Bool?
  /// The order of the sections.
  public var order: SectionOrder
  /// Which sections are shown.
  public var display: SectionDisplay<SectionKey>

  /// Choices; what is left out has its default.
  public init(
    name: String? = nil, formats: Formats, clock: Clock = .system, theme: Theme = .auto, density: Density = .auto,
    pane: PaneChoice = .auto, motion: Bool = true, raisesCents: Bool? = nil, order: SectionOrder = .comparing,
    display: SectionDisplay<SectionKey> = .hidesWithoutRows
  ) {
    self.name = name
    self.formats = formats
    self.clock = clock
    self.theme = theme
    self.density = density
    self.pane = pane
    self.motion = motion
    self.raisesCents = raisesCents
    self.order = order
    self.display = display
  }

  /// What writes the texts, now; under the mask when it is on.
  var presenter: Presenter { Presenter(formats: choices.isPrivate ? formats.masked : formats, clock: clock) }

  /// How much room a row takes at the start: as was last chosen, else as the config says. The demo shows what there is to show.
  func startingDensity(isDemo: Bool) -> Density {
    choices.density ?? (isDemo && density == .auto ? .comfortable : density)
  }

  /// Whether the selected account stands beside the list where there is room: as was last chosen, else as the config says.
  var showsPane: Bool { choices.showsPane ?? (pane == .auto) }

  var strings: any Strings { formats.language.strings }
}
