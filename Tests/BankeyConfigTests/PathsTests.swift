import BankeyConfig
import Testing

@Suite struct PathsTests {
  @Test func foldersAreBelowHome() {
    let paths = Paths(environment: ["HOME": "/home/kari"])
    #expect(paths.configFile == "/home/kari/.config/bankey/config.toml")
    #expect(paths.data == "/home/kari/.local/share/bankey")
    #expect(paths.state == "/home/kari/.local/state/bankey")
    #expect(paths.cache == "/home/kari/.cache/bankey")
  }

  @Test func missingHomeUsesTheUserDatabase() {
    #expect(Paths(environment: [:]) == Paths(environment: ["HOME": "relative"]))
    #expect(Paths(environment: [:]).data.hasSuffix("/.local/share/bankey"))
  }

  @Test func environmentOverridesTheFolders() {
    let paths = Paths(environment: ["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "", "XDG_CACHE_HOME": "c"])
    #expect(paths.data == "/d/bankey")
    #expect(paths.state == "/h/.local/state/bankey")
    #expect(paths.cache == "/h/.cache/bankey")
  }
}
