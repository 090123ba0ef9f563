import BankeyText

/// Answers of a SimpleFIN server.
enum SimpleFINSample {
  /// An answer of version 1 with an account of these transactions.
  static func answer(_ rows: String..., account: String = "", errors: String = "") -> String {
    """
    {"errors": [\(errors)], "accounts": [
      {"org": {"name": "First Bank", "domain": "first.example", "sfin-url": "https://sf.first.example/", "id": "o1"},
       "id": "A1", "name": "Checking", "currency": "USD", "balance": "100.50", "balance-date": 1793448000\(account),
       "transactions": [
    \(rows.joined(separator: ",\n"))
       ]}]}
    """
  }

  /// A transaction with these members in addition to its id, amount and text; posted on 30 October 2026, 18:00 UTC.
  static func row(
    _ id: String = "t1", _ amount: String = "\"-4.10\"", posted: String = "1793383200", more: String = ""
  ) -> String {
    #"{"id":"\#(id)","posted":\#(posted),"amount":\#(amount),"description":"COFFEE ROASTERS"\#(more)}"#
  }

  /// An answer of version 1.
  static let first = answer(
    row(),
    row("t2", posted: "0", more: #","pending":true,"transacted_at":1793300000,"payee":"Roasters","memo":"a cup""#),
    errors: #""Connection to First Bank may need attention""#)

  /// An answer of version 2 with two logins at one bank, holdings, and errors at every level.
  static let second = """
    {"errlist": [
      {"code": "con.auth", "msg": "Log in again", "conn_id": "C2"},
      {"code": "act.missingdata", "msg": "Some days are missing", "conn_id": "C1", "account_id": "7"},
      {"code": "act.failed", "msg": "No such account", "conn_id": "C2", "account_id": "9"},
      {"code": "gen.api", "message": "You ask too\\u001b[2J often"}],
     "errors": ["Log in again", "Old words"],
     "connections": [
      {"conn_id": "C1", "name": "First Bank - Ann", "org_id": "o1", "org_name": "First Bank", "sfin_url": "https://x"},
      {"conn_id": "C2", "name": "First Bank - Bob", "org_id": "o1", "sfin_url": "https://x"},
      {"conn_id": "C3", "name": "Nobody", "org_id": "o2", "sfin_url": "https://x"}],
     "accounts": [
      {"id": "7", "conn_id": "C1", "name": "Shares", "currency": "EUR", "balance": "1050.00", "balance-date": 1793469600,
       "transactions": [], "holdings": [
        {"id": "h1", "created": 345427200, "currency": "USD", "description": "Shares of Apple", "market_value": "105884.8",
         "purchase_price": "0.10", "shares": "550.0", "symbol": "AAPL"},
        {"id": "h2", "symbol": "XYZ", "currency": "", "shares": 1.25, "market_value": 1e2}, {"id": "h3"}]},
      {"id": "7", "conn_id": "C2", "conn_name": "ignored", "name": "Checking", "currency": "EUR", "balance": "-5.00",
       "balance-date": 1793469600, "transactions": []}]}
    """
}
