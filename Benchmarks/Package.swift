// swift-tools-version: 6.2
import PackageDescription

/// The programs that `make bench` measures, in a package of their own, so that using bankey does not require building
/// them.
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
    .executableTarget(
      name: "coming-bench", dependencies: [.product(name: "BankeyCore", package: "bankey")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
