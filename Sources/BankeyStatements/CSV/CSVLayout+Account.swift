import BankeyModel

/// The columns that name the account and its counterparties.
extension CSVLayout {
  /// Chooses the column that its header and numbers identify, or the number among those of both parties that is the
  /// account's own.
  mutating func setAccount(_ roles: CSVRoles, _ rows: CSVSample) {
    account = account(roles, rows)
    let isCertain = roles.told.contains(.account) || account.map { Set(rows.strings($0)).count == 1 } == true
    if !isCertain { ownNumber = rows.shared(width: width) ?? payingNumber(rows) }
    if ownNumber != nil { account = nil }
  }

  /// A number after the counterparty's name is the counterparty's.
  private func account(_ roles: CSVRoles, _ rows: CSVSample) -> Int? {
    let others = [CSVColumnRole.counterparty, .name, .payer, .payee].flatMap { roles[$0] }.min() ?? .max
    func isOwn(_ column: Int) -> Bool {
      // Below a header for a number, names are as certain as below one for an account.
      let areNumbers =
        roles[.number].contains(column) && rows.strings(column).contains { $0.contains(where: \.isNumber) }
      return roles.told.contains(.account)
        || rows.areOwn(
          column, isCertain: !areNumbers, hasOthers: !roles[.otherAccount].isEmpty,
          mayBeCards: !CSVAccountWords.isAccount(headings[column]))
        || (column < min(date, others)
          && (rows.areNumbers(column) || (CSVAccountWords.isOfAccount(headings[column]) && rows.areFew(column))))
    }
    // After the counterparty's name, a number in every row of a short file may still be that of a single counterparty.
    let hasNumbersBefore = (roles[.account] + roles[.number]).contains { $0 < others && !rows.strings($0).isEmpty }
    let numbers = roles[.number].filter { number in
      number < others || !roles[.otherAccount].isEmpty
        || (rows.isConstant(number) && !hasNumbersBefore && (number > others + 1 || rows.rows.count > 4))
    }
    let candidates = (roles[.account] + numbers + roles[.accountName]).filter {
      !isOfParty($0, roles, rows) && (rows.cells($0).isEmpty || !rows.cells($0).allSatisfy(rows.isDecimal))
    }
    // A name beside a number is what people call the account.
    func isNumbered(_ column: Int) -> Bool { rows.strings(column).contains { $0.count(where: \.isNumber) > 5 } }
    let all = candidates.filter(isOwn)
    // Beside the number of an account, or of those that pay it, that of a card tells only how it was used.
    let accounts = all.filter { !CSVAccountWords.isOfCard(roles.headings[$0]) }
    let isCardless = [CSVColumnRole.otherAccount, .payer, .payee].contains { !roles[$0].isEmpty }
    let own = accounts.isEmpty && !(isCardless && !roles.told.contains(.account)) ? all : accounts
    return own.first(where: isNumbered) ?? own.first
  }

  /// Whether a column of numbers belongs to the counterparty whose name stands before it: a bank code follows, as in
  /// `Begünstigter;Konto;BLZ`, or every name has a number of its own.
  private func isOfParty(_ column: Int, _ roles: CSVRoles, _ rows: CSVSample) -> Bool {
    // Before the date, a name is that of the own account.
    let names = [CSVColumnRole.counterparty, .payer, .payee].flatMap { roles[$0] } + roles[.name].filter { $0 > date }
    guard roles.told.isEmpty, names.contains(column - 1) else { return false }
    return headings[at: column + 1].map(CSVAccountWords.isOfBankCode) == true
      || rows.areOneToOne(column - 1, column)
  }

  /// The account that paid all money out and received all money in.
  private func payingNumber(_ rows: CSVSample) -> String? {
    let sides = headings.map(CSVAccountWords.side)
    guard let from = sides.firstIndex(of: .outOf), let to = sides.firstIndex(of: .into) else { return nil }
    let numbers = rows.rows.map { row -> String? in
      let isOut =
        money.amount.map { row[$0].map(rows.isNegative) ?? false }
        ?? (row[money.debit].map { !rows.isZero($0) } ?? false)
      return rows.text.string(row[isOut ? from : to]).map(CSVAccount.plain)
    }
    guard numbers.count > 1, Set(numbers).count == 1, let own = numbers[0], CSVAccountWords.isNumber(own) else {
      return nil
    }
    return own
  }

  /// A number that is the same in every row is the account's, unless a header says otherwise. So is one before the
  /// date that each account's rows have.
  mutating func findAccount(_ roles: CSVRoles, _ rows: CSVSample) {
    guard account == nil, ownNumber == nil else { return }
    let free = (0..<width).filter { column in
      !taken.contains(column) && (!roles.isKnown(column) || roles[.part].contains(column))
        && !CSVAccountWords.isOfSomethingElse(headings[column])
    }
    account =
      free.first { column in
        guard let word = rows.words(column, atMost: 1)?.first, !rows.cells(column).contains(where: rows.isDate) else {
          return false
        }
        let plain = CSVAccount.plain(word)
        let isNumber =
          plain.count(where: \.isNumber) > 5 && plain.allSatisfy { $0.isLetter || $0.isNumber || " .-/".contains($0) }
          && !CSVAccountWords.isTime(plain) && !CSVAccount.isISIN(plain)
        // A single row's number behind the amount may be the counterparty's.
        let isBefore = column < (amounts.min() ?? 0)
        return rows.rows.count > 1
          ? CSVAccount.isIBAN(plain) || (isNumber && isBefore)
          : CSVAccount.isIBAN(plain) && isBefore
      } ?? free.first { $0 < date && rows.areAccounts($0) }
  }
}

extension CSVLayout {
  /// Chooses the columns of the payer, the payee and the counterparty.
  mutating func setParties(_ roles: CSVRoles, _ sample: CSVSample) {
    let rows = sample.transactions
    (payer, payee) = (roles[.payer].first { !rows.isOwnNumber($0) }, roles[.payee].first { !rows.isOwnNumber($0) })
    if payee == nil, let amount = money.amount, rows.isOnlyOfSpending(payer, amount) { payer = nil }
    counterparty = CSVLayout.counterparty(roles, sample, date)
    // Beside the payer, the other party is the payee.
    if payer != nil, payee == nil, roles[.counterparty].count == 1 { (payee, counterparty) = (counterparty, nil) }
  }

  /// The counterparty's column. A constant name before the date is the owner's, and numbers are not names. Of two
  /// columns for either side, as in `Auftraggeber/Zahlungsempfänger` and `Empfänger/Zahlungspflichtiger`, the one with
  /// fewer names holds the owner's.
  private static func counterparty(_ roles: CSVRoles, _ sample: CSVSample, _ date: Int) -> Int? {
    let names = roles[.counterparty].filter { column in
      sample.strings(column).contains { !CSVAccount.isIBAN($0) } && !sample.transactions.isOwnNumber(column)
    }
    func count(_ column: Int) -> Int { Set(sample.transactions.strings(column)).count }
    let pure = names.filter { !sample.strings($0).contains(where: CSVAccount.isIBAN) }
    let named = (pure.isEmpty ? names : pure).reduce(nil as Int?) { best, column in
      best.map { count(column) > count($0) ? column : $0 } ?? column
    }
    func isOwner(_ column: Int) -> Bool { column < date && Set(sample.transactions.strings(column)).count < 2 }
    return named ?? roles[.name].first { !isOwner($0) } ?? roles[.counterparty].first { sample.strings($0).isEmpty }
  }

  /// The columns of the other side's account, and of names that are all numbers of accounts.
  func otherAccounts(_ roles: CSVRoles, _ sample: CSVSample) -> [Int] {
    let numbers = roles[.account] + roles[.number]
    return (roles[.otherAccount] + roles[.counterparty] + numbers).filter { column in
      column != account && column != counterparty
        && (roles[.otherAccount].contains(column) || sample.strings(column).contains(where: CSVAccount.isIBAN)
          || (numbers.contains(column) && isOfParty(column, roles, sample.transactions)))
    }
  }
}

extension CSVSample {
  /// Whether a column has the same masked number in all of several rows, which is that of the account.
  func isOwnNumber(_ column: Int) -> Bool {
    guard isConstant(column), let word = text.string(rows[0][column]) else { return false }
    return word.contains(where: \.isNumber) && word.contains { "*xX•".contains($0) }
      && word.allSatisfy { $0.isNumber || "*xX• -".contains($0) }
  }

  /// Whether the numbers of a column are the file's own accounts. Numbers that hardly ever repeat are counterparties',
  /// and so are numbers that some rows lack, unless the header is certain and they repeat.
  fileprivate func areOwn(_ column: Int, isCertain: Bool, hasOthers: Bool, mayBeCards: Bool) -> Bool {
    let numbers = strings(column)
    let (repeats, isSame) = (Set(numbers).count * 2 <= numbers.count, Set(numbers).count == 1)
    // The last digits of a card identify no account if they change.
    if mayBeCards, !isSame, numbers.allSatisfy(CSVAccountWords.isEndOfCard) { return numbers.isEmpty }
    if numbers.count == rows.count {
      // Names that few rows share are not counterparties.
      let areNames =
        isCertain && Set(numbers).count < numbers.count
        && !numbers.contains { CSVAccountWords.isNumber(CSVAccount.plain($0)) }
      // If counterparties' numbers have a column, this one holds own accounts.
      return isSame || repeats || areNames || (isCertain && hasOthers) || (numbers.count < 3 && isCertain)
    }
    return numbers.isEmpty || (isCertain && repeats && numbers.count > 2 && numbers.count * 2 > rows.count)
  }

  /// Whether several names each have a number of their own in the other column.
  fileprivate func areOneToOne(_ name: Int, _ number: Int) -> Bool {
    let pairs = rows.compactMap { row in text.string(row[number]).map { [text.string(row[name]) ?? "", $0] } }
    let numbers = Set(pairs.map { $0[1] })
    return numbers.count > 1 && Set(pairs).count == numbers.count && Set(pairs.map { $0[0] }).count == numbers.count
      && numbers.allSatisfy { $0.count(where: \.isNumber) > 4 }
  }

  /// Whether every row has the number of an account, and some rows share one.
  fileprivate func areNumbers(_ column: Int) -> Bool {
    let numbers = strings(column).map(CSVAccount.plain)
    return numbers.count == rows.count && Set(numbers).count < numbers.count
      && numbers.allSatisfy(CSVAccountWords.isNumber)
  }

  /// Whether each of a few rows has a number in a column: short files have a row or two of each account.
  fileprivate func areFew(_ column: Int) -> Bool {
    let numbers = strings(column)
    return rows.count < 7 && numbers.count == rows.count && numbers.allSatisfy { $0.contains(where: \.isNumber) }
  }

  /// Whether a column holds the long numbers of a few accounts, whose rows stand together.
  fileprivate func areAccounts(_ column: Int) -> Bool {
    guard let numbers = words(column, atMost: 12), numbers.count * 2 <= rows.count else { return false }
    let all = strings(column)
    let runs = 1 + zip(all, all.dropFirst()).count { $0 != $1 }
    return runs == numbers.count && numbers.allSatisfy { $0.count > 9 && $0.utf8.allSatisfy(isDigit) }
  }

  /// The only number in every row, either as payer or as payee: the account.
  fileprivate func shared(width: Int) -> String? {
    guard rows.count > 1 else { return nil }
    var shared = Set(numbers(of: rows[0], width: width))
    for row in rows.dropFirst() where !shared.isEmpty { shared.formIntersection(numbers(of: row, width: width)) }
    // Beside an IBAN, a number that every row has is that of the holder.
    let ibans = shared.filter(CSVAccount.isIBAN)
    guard let own = ibans.count == 1 ? ibans.first : shared.first, ibans.count == 1 || shared.count == 1 else {
      return nil
    }
    let places = (0..<width).filter { column in strings(column).contains { CSVAccount.plain($0) == own } }
    return places.count > 1 ? own : nil
  }

  /// The account numbers in a row.
  private func numbers(of row: CSVRow, width: Int) -> [String] {
    (0..<width).compactMap { column in
      guard let cell = row[column], CSVAccountWords.mayBeNumber(text.bytes[cell.place]), !isDecimal(cell) else {
        return nil
      }
      return text.string(cell).map(CSVAccount.plain).flatMap { CSVAccountWords.isNumber($0) ? $0 : nil }
    }
  }
}
