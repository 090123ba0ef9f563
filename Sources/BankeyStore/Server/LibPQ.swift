import CPQ
import Glibc

/// libpq, PostgreSQL's client library, loaded when the first address of a server is read.
struct LibPQ: @unchecked Sendable {
  let parse: pq_conninfo_parse
  let options: pq_conninfo
  let freeOptions: pq_conninfo_free
  let begin: pq_connect
  let connect: pq_connect
  let status: pq_of_connection
  let socket: pq_of_connection
  let message: pq_text_of_connection
  let needsPassword: pq_of_connection
  let usedPassword: pq_of_connection
  let version: pq_of_connection
  let finish: pq_finish
  let setNotices: pq_set_notice_processor
  let setNonblocking: pq_set_nonblocking
  let enterPipeline: pq_act
  let sync: pq_act
  let flush: pq_act
  let consume: pq_act
  let isBusy: pq_act
  let send: pq_send_query_params
  let execute: pq_exec
  let result: pq_get_result
  let putCopy: pq_put_copy_data
  let endCopy: pq_put_copy_end
  let notification: pq_notifies
  let cancelling: pq_get_cancel
  let cancel: pq_cancel
  let freeCancel: pq_free_cancel
  let resultStatus: pq_of_result
  let rows: pq_of_result
  let columns: pq_of_result
  let name: pq_column_name
  let value: pq_value
  let length: pq_of_value
  let isNull: pq_of_value
  let errorField: pq_error_field
  let clear: pq_clear
  let free: pq_free

  /// The library; nil when it is not installed or too old.
  static let loaded = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL).flatMap { LibPQ($0) }

  /// The library.
  ///
  /// - Throws: `StoreError` when it is not installed or too old.
  static func load() throws -> LibPQ {
    guard let loaded else {
      throw StoreError(
        .elsewhere, "a shared database needs libpq, PostgreSQL's client library, version 14 or newer: install libpq5")
    }
    return loaded
  }

  private init?(_ library: UnsafeMutableRawPointer) {
    var isComplete = true
    func find<Function>(_ name: String, _ type: Function.Type) -> Function {
      if let address = dlsym(library, name) { return unsafeBitCast(address, to: type) }
      isComplete = false
      return unsafeBitCast(UnsafeMutableRawPointer(bitPattern: 1), to: type)
    }
    parse = find("PQconninfoParse", pq_conninfo_parse.self)
    options = find("PQconninfo", pq_conninfo.self)
    freeOptions = find("PQconninfoFree", pq_conninfo_free.self)
    begin = find("PQconnectStartParams", pq_connect.self)
    connect = find("PQconnectdbParams", pq_connect.self)
    status = find("PQstatus", pq_of_connection.self)
    socket = find("PQsocket", pq_of_connection.self)
    message = find("PQerrorMessage", pq_text_of_connection.self)
    needsPassword = find("PQconnectionNeedsPassword", pq_of_connection.self)
    usedPassword = find("PQconnectionUsedPassword", pq_of_connection.self)
    version = find("PQserverVersion", pq_of_connection.self)
    finish = find("PQfinish", pq_finish.self)
    setNotices = find("PQsetNoticeProcessor", pq_set_notice_processor.self)
    setNonblocking = find("PQsetnonblocking", pq_set_nonblocking.self)
    enterPipeline = find("PQenterPipelineMode", pq_act.self)
    sync = find("PQpipelineSync", pq_act.self)
    flush = find("PQflush", pq_act.self)
    consume = find("PQconsumeInput", pq_act.self)
    isBusy = find("PQisBusy", pq_act.self)
    send = find("PQsendQueryParams", pq_send_query_params.self)
    execute = find("PQexec", pq_exec.self)
    result = find("PQgetResult", pq_get_result.self)
    putCopy = find("PQputCopyData", pq_put_copy_data.self)
    endCopy = find("PQputCopyEnd", pq_put_copy_end.self)
    notification = find("PQnotifies", pq_notifies.self)
    cancelling = find("PQgetCancel", pq_get_cancel.self)
    cancel = find("PQcancel", pq_cancel.self)
    freeCancel = find("PQfreeCancel", pq_free_cancel.self)
    resultStatus = find("PQresultStatus", pq_of_result.self)
    rows = find("PQntuples", pq_of_result.self)
    columns = find("PQnfields", pq_of_result.self)
    name = find("PQfname", pq_column_name.self)
    value = find("PQgetvalue", pq_value.self)
    length = find("PQgetlength", pq_of_value.self)
    isNull = find("PQgetisnull", pq_of_value.self)
    errorField = find("PQresultErrorField", pq_error_field.self)
    clear = find("PQclear", pq_clear.self)
    free = find("PQfreemem", pq_free.self)
    if !isComplete { return nil }
  }
}
