// swift-tools-version: 6.2
import PackageDescription

/// `BANKEY_STRICT=1`, which `make test` sets, turns warnings into errors. Other builds continue when a newer compiler or
/// header causes a warning.
let warnings: [SwiftSetting] = Context.environment["BANKEY_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// Asynchronous functions run on the caller's actor, not in Swift's shared thread pool, which wakes up regularly.
let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]

/// Curses keeps its state in globals, so all drawing code runs on the main actor.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")

let package = Package(
  name: "bankey",
  products: [
    .executable(name: "bankey", targets: ["bankey"]),
    .executable(name: "bankey-sync", targets: ["bankey-sync"]),
    // Measured by the package `Benchmarks`.
    .library(name: "TUIKit", targets: ["TUIKit", "CursesTerminal"]),
    .library(name: "BankeyStatements", targets: ["BankeyStatements", "BankeyModel"]),
    .library(name: "BankeyStore", targets: ["BankeyStore", "BankeyModel"]),
    .library(name: "BankeyCore", targets: ["BankeyCore", "BankeyStore", "BankeyModel"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CMainQueue"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CPQ"),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl"),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto"),
    .systemLibrary(name: "CPAM"),
    .systemLibrary(name: "CProcess"),

    .target(name: "TerminalText", swiftSettings: strict),
    .target(name: "TUIKit", dependencies: ["TerminalText"], swiftSettings: onMainActor),
    .target(
      name: "CursesTerminal", dependencies: ["TUIKit", "TerminalText", "CNcurses", "CMainQueue"],
      swiftSettings: onMainActor),

    .target(name: "BankeyModel", dependencies: ["TerminalText"], swiftSettings: strict),
    .target(name: "BankeyText", dependencies: ["BankeyModel", "TerminalText"], swiftSettings: strict),
    .target(name: "BankeyCore", dependencies: ["BankeyModel", "BankeyText", "TerminalText"], swiftSettings: strict),
    .target(name: "BankeyProcess", dependencies: ["BankeyModel", "CProcess"], swiftSettings: strict),
    .target(name: "BankeyFiles", swiftSettings: strict),
    .target(name: "BankeyConfig", dependencies: ["BankeyModel", "BankeyText", "BankeyFiles"], swiftSettings: strict),
    .target(name: "BankeyStore", dependencies: ["BankeyModel", "CSQLite", "CPQ"], swiftSettings: strict),
    .target(name: "BankeyStatements", dependencies: ["BankeyModel", "CXML2"], swiftSettings: strict),
    .target(
      name: "BankeySources",
      dependencies: [
        "BankeyModel", "BankeyText", "BankeyFiles", "BankeyProcess", "BankeyStatements", "CCurl", "CCrypto",
      ],
      swiftSettings: strict),
    .target(
      name: "BankeyUI", dependencies: ["BankeyCore", "BankeyText", "BankeyModel", "TUIKit"],
      swiftSettings: onMainActor),

    .executableTarget(
      name: "bankey",
      dependencies: [
        "BankeyUI", "TUIKit", "CursesTerminal", "BankeyCore", "BankeyText", "BankeyModel", "BankeyStore",
        "BankeyConfig", "BankeyFiles", "BankeyProcess", "CPAM", argumentParser,
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "bankey-sync",
      dependencies: [
        "BankeySources", "BankeyStatements", "BankeyStore", "BankeyConfig", "BankeyFiles", "BankeyProcess",
        "BankeyText", "BankeyModel", argumentParser,
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["TUIKit", "BankeyCore", "BankeyText", "BankeyModel"],
      path: "Tests/TestSupport",
      swiftSettings: onMainActor),
    .target(
      name: "TestServers", dependencies: ["BankeyModel", flyingFox], path: "Tests/TestServers", swiftSettings: strict),
    .executableTarget(
      name: "EnableBankingStandIn", dependencies: ["TestServers"], path: "Tests/EnableBankingStandIn",
      swiftSettings: strict),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "TUIKitTests", dependencies: ["TUIKit", "TestSupport"], swiftSettings: onMainActor),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["CursesTerminal", "TUIKit"], path: "Tests/TerminalProbe",
      swiftSettings: onMainActor),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: ["CursesTerminal", "CNcurses", "TUIKit", "TerminalProbe", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "BankeyModelTests", dependencies: ["BankeyModel", "BankeyText", "TerminalText", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BankeyTextTests", dependencies: ["BankeyText", "BankeyModel", "TerminalText", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BankeyCoreTests",
      dependencies: ["BankeyCore", "BankeyText", "BankeyModel", "TerminalText", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BankeyFilesTests", dependencies: ["BankeyFiles", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BankeyConfigTests",
      dependencies: ["BankeyConfig", "BankeyCore", "BankeyText", "BankeyModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BankeyStoreTests",
      dependencies: [
        "BankeyStore", "BankeyStatements", "BankeyCore", "BankeyText", "BankeyModel", "CSQLite", "TestSupport",
        "TestServers",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BankeyStatementsTests",
      dependencies: ["BankeyStatements", "BankeyConfig", "BankeyCore", "BankeyText", "BankeyModel", "TestSupport"],
      exclude: ["Found"],
      swiftSettings: strict),
    .testTarget(
      name: "BankeySourcesTests",
      dependencies: [
        "BankeySources", "BankeyProcess", "BankeyStore", "BankeyCore", "BankeyText", "BankeyModel", "TestSupport",
        "TestServers", flyingFox,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BankeyUITests",
      dependencies: [
        "BankeyUI", "BankeyCore", "BankeyText", "BankeyModel", "CursesTerminal", "TerminalText", "TestSupport",
      ],
      exclude: ["Screens"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        "bankey", "bankey-sync", "BankeyUI", "BankeyCore", "BankeyText", "BankeyModel", "BankeyStore", "TUIKit",
        "TerminalText", "CSQLite",
        "TestSupport",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "bankey", "bankey-sync", "BankeyCore", "BankeyText", "BankeyModel", "BankeyProcess", "BankeySources",
        "BankeyStore", "BankeyUI", "TUIKit", "TestSupport", "TestServers",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
