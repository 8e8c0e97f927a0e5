// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// One engine or shell target; an arrow may only go up the list in docs/architecture.md.
func module(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = [],
  exclude: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    exclude: exclude,
    resources: resources,
    swiftSettings: settings,
    // Rounding needs it; only a Foundation import would bring it along.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
  )
}

/// The test target of one module.
func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + ["TestSupport"],
    exclude: exclude,
    swiftSettings: settings
  )
}

let package = Package(
  name: "viewshell",
  products: [.executable(name: "viewshell", targets: ["viewshell"])],
  targets: [
    .systemLibrary(
      name: "CLibEdit",
      pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
    ),
    module("SwiftSource"),
    module("SwiftTypes"),
    module("SwiftChecker", ["SwiftSource", "SwiftTypes"]),
    module(
      "SwiftEvaluator",
      ["SwiftSource", "SwiftTypes", "SwiftChecker"],
      exclude: ["Standard"]
    ),
    module("ViewLibrary", ["SwiftSource"], exclude: ["Library"]),
    module("ViewGraph", ["SwiftSource", "SwiftTypes", "SwiftChecker", "SwiftEvaluator"]),
    module("ViewLayout"),
    module("ViewPicture", ["SwiftSource", "ViewLayout"]),
    module("ViewMotion", ["ViewLayout"]),
    module(
      "Playground",
      [
        "SwiftSource", "SwiftTypes", "SwiftChecker", "SwiftEvaluator", "ViewLibrary", "ViewGraph",
        "ViewLayout", "ViewMotion", "ViewPicture",
      ]
    ),
    module("Course", ["SwiftSource", "SwiftTypes", "ViewLayout", "Playground"]),
    module(
      "Shell",
      [
        "CLibEdit", "SwiftSource", "SwiftTypes", "ViewLayout", "ViewPicture", "Playground",
        "Course",
      ]
    ),
    .executableTarget(
      name: "viewshell",
      dependencies: ["Shell"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["Playground", "ViewGraph", "ViewLayout"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "CPty", path: "Tests/CPty"),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("Architecture", []),
    tests(
      "Course",
      ["Course", "Playground", "SwiftSource", "SwiftTypes", "ViewLayout"],
      exclude: ["Goldens"]
    ),
    tests("Oracle", ["SwiftChecker", "SwiftEvaluator", "SwiftSource", "ViewLibrary"]),
    tests("Playground", ["Playground", "SwiftSource", "ViewLayout", "ViewPicture"]),
    tests("Shell", ["Shell", "SwiftSource", "ViewLayout", "Playground", "Course"]),
    tests(
      "SwiftChecker",
      ["SwiftChecker", "SwiftEvaluator", "SwiftSource", "SwiftTypes", "ViewLibrary"]
    ),
    tests("SwiftEvaluator", ["SwiftEvaluator", "SwiftChecker", "SwiftSource", "SwiftTypes"]),
    tests("SwiftSource", ["SwiftSource"]),
    tests("SwiftTypes", ["SwiftTypes"]),
    tests(
      "ViewGraph",
      ["SwiftChecker", "SwiftEvaluator", "SwiftSource", "ViewGraph", "ViewLibrary"]
    ),
    tests("ViewLayout", ["ViewLayout"]),
    tests("ViewLibrary", ["ViewLibrary"]),
    tests("ViewPicture", ["SwiftSource", "ViewLayout", "ViewPicture"]),
    tests("ViewMotion", ["ViewLayout", "ViewMotion"]),
    tests("Viewshell", ["CPty", "viewshell"]),
  ]
)
