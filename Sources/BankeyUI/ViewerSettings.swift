import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The user's settings, and the time.
public struct ViewerSettings {
  /// The first name in the greeting.
  public var name: String?
  /// The formats and the language.
  public var formats: Formats
  /// The current time.
  public var clock: Clock
  /// The color theme.
  public var theme: Theme
  /// The density of account rows at startup.
  public var density: Density
  /// Whether the pane beside the list is shown at startup.
  public var pane: PaneChoice
  /// The settings that keys change.
  public var choices = ViewerChoices()
  /// Called when keys have changed settings, to save them.
  public var onChoice: (ViewerChoices) -> Void = { _ in }
  /// Whether animations are shown.
  public var motion: Bool
  /// Whether the demo bank automatically shows its next day at startup.
  public var showsNextDay = false
  /// The key bindings, with the user's changes.
  public var keys = KeyChoices() { didSet { formats.keys = keys.names } }
  /// Whether a refresh imports new statement files.
  public var hasInbox = false
  /// Whether cents are raised; nil to do so where the terminal's font supports it.
  public var raisesCents: Bool?
  /// The order of the sections, from `[sections]` in the config.
  public var order: SectionOrder
  /// The sections that are shown.
  public var display: SectionDisplay<SectionKey>

  /// Creates settings; omitted ones have their defaults.
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

  /// The presenter for the current time, masked in privacy mode.
  var presenter: Presenter { Presenter(formats: choices.isPrivate ? formats.masked : formats, clock: clock) }

  /// The density at startup: the user's last choice, or else the config's. The demo shows comfortable rows unless told
  /// otherwise.
  func startingDensity(isDemo: Bool) -> Density {
    choices.density ?? (isDemo && density == .auto ? .comfortable : density)
  }

  /// Whether the pane is shown where there is room: the user's last choice, or else the config's.
  var showsPane: Bool { choices.showsPane ?? (pane == .auto) }

  var strings: any Strings { formats.strings }
}
