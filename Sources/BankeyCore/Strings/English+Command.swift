extension English {
  var keys: String { "Keys" }

  var mouse: [(gesture: String, action: String)] {
    [("wheel", "scroll"), ("click", "select, a second time open"), ("Shift", "select text, as the terminal does")]
  }

  func help(_ command: Command) -> String {
    switch command {
    case .row: "by row"
    case .page: "by page"
    case .halfPage: "by half a page"
    case .end: "to the first and the last row"
    case .section: "to the previous and the next section"
    case .open: "open what is selected"
    case .back: "go back"
    case .leave: "close, go back, stop a refresh"
    case .refresh: "refresh from the sources"
    case .netWorth: "net worth over time"
    case .export: "export what is shown to a file"
    case .delete: "delete the transaction"
    case .undo: "bring back what was deleted, undo a match"
    case .density: "automatic, comfortable or compact rows"
    case .privacy: "mask amounts and numbers, or show them"
    case .peek: "peek at the selected row under the mask"
    case .grouping: "by booked or by authorized day"
    case .runningBalance: "the balance after each transaction"
    case .chartRange: "how far back the chart goes"
    case .copyAmount: "copy the balance or amount"
    case .copyNumber: "copy the number or id"
    case .sources: "the sources, and how they fare"
    case .lock: "lock the screen"
    case .mouse: "mouse on or off"
    case .demo: "look around in the demo bank"
    case .importFiles: "open statement files"
    case .addSource: "connect a bank"
    case .find: "find text, amounts, dates"
    case .match: "previous and next match"
    case .help: "this help"
    case .quit: "go back, or leave bankey"
    case .quitNow: "leave bankey at once"
    case .suspend: "suspend; fg comes back"
    case .repaint: "repaint the screen"
    }
  }

  func hint(_ command: Command) -> String {
    switch command {
    case .row: "move"
    case .page: "page"
    case .halfPage: "half"
    case .end: "ends"
    case .section: "section"
    case .open: "open"
    case .back: "back"
    case .leave: "back"
    case .refresh: "refresh"
    case .netWorth: "net worth"
    case .export: "export"
    case .delete: "delete"
    case .undo: "undo"
    case .density: "density"
    case .privacy: "mask"
    case .peek: "peek"
    case .grouping: "dates"
    case .runningBalance: "balance"
    case .chartRange: "chart"
    case .copyAmount: "copy"
    case .copyNumber: "copy number"
    case .sources: "sources"
    case .lock: "lock"
    case .mouse: "mouse"
    case .demo: "demo"
    case .importFiles: "import"
    case .addSource: "connect"
    case .find: "find"
    case .match: "match"
    case .help: "help"
    case .quit: "quit"
    case .quitNow: "quit"
    case .suspend: "suspend"
    case .repaint: "repaint"
    }
  }
}
