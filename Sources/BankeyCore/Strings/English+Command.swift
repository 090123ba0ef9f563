extension English {
  var keys: String { "Keys" }

  var mouse: [(gesture: String, action: String)] {
    [("wheel", "scroll"), ("click", "select, a second time open"), ("Shift", "select text, as the terminal does")]
  }

  func help(_ command: Command) -> String {
    switch command {
    case .up: "one row up"
    case .down: "one row down"
    case .pageUp: "one page up"
    case .pageDown: "one page down"
    case .halfPageUp: "half a page up"
    case .halfPageDown: "half a page down"
    case .first: "first row"
    case .last: "last row"
    case .nextSection: "next section"
    case .previousSection: "previous section"
    case .open: "open what is selected"
    case .back: "go back"
    case .leave: "close, go back, stop a refresh"
    case .refresh: "refresh from the sources"
    case .repaint: "repaint the screen"
    case .density: "automatic, comfortable or compact rows"
    case .demo: "look around in the demo bank"
    case .importFiles: "open statement files"
    case .addSource: "connect a bank"
    case .help: "this help"
    case .quit: "go back, or leave bankey"
    case .quitNow: "leave bankey at once"
    case .suspend: "suspend, fg comes back"
    }
  }

  func hint(_ command: Command) -> String {
    switch command {
    case .up, .down: "move"
    case .pageUp, .pageDown, .halfPageUp, .halfPageDown: "page"
    case .first, .last: "ends"
    case .nextSection, .previousSection: "section"
    case .open: "open"
    case .back, .leave: "back"
    case .refresh: "refresh"
    case .repaint: "repaint"
    case .density: "density"
    case .demo: "demo"
    case .importFiles: "import"
    case .addSource: "connect"
    case .help: "help"
    case .quit, .quitNow: "quit"
    case .suspend: "suspend"
    }
  }
}
