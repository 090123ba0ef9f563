// swift-tools-version: 6.2
import PackageDescription

/// The programs that `make bench` measures. A package of its own, so that nobody has to build them to use bankey.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "bankey", path: "..")],
  targets: [
    .executableTarget(
      name: "table-bench", dependencies: [.product(name: "TUIKit", package: "bankey")],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "parse-bench", dependencies: [.product(name: "BankeyStatements", package: "bankey")],
      swiftSettings: settings),
    .executableTarget(
      name: "find-bench", dependencies: [.product(name: "BankeyStore", package: "bankey")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
