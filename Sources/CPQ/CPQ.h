// The functions of libpq, PostgreSQL's client library, that bankey calls, as function pointer types. bankey loads the
// library only for an address of a server, so neither building nor reading a file needs it. The declarations follow
// PostgreSQL's documentation of libpq, version 14 and later.

typedef struct bankey_pg_conn PGconn;
typedef struct bankey_pg_result PGresult;
typedef struct bankey_pg_cancel PGcancel;

typedef struct bankey_pg_option {
  char *keyword, *envvar, *compiled, *val, *label, *dispchar;
  int dispsize;
} PGoption;

typedef struct bankey_pg_notification {
  char *relname;
  int be_pid;
  char *extra;
  struct bankey_pg_notification *next;
} PGnotification;

typedef PGoption *(*pq_conninfo_parse)(const char *conninfo, char **error);
typedef PGoption *(*pq_conninfo)(PGconn *);
typedef void (*pq_conninfo_free)(PGoption *);
typedef PGconn *(*pq_connect)(const char *const *keywords, const char *const *values, int expand);
typedef int (*pq_of_connection)(const PGconn *);
typedef char *(*pq_text_of_connection)(const PGconn *);
typedef int (*pq_act)(PGconn *);
typedef void (*pq_finish)(PGconn *);
typedef int (*pq_set_nonblocking)(PGconn *, int);
typedef int (*pq_send_query_params)(PGconn *, const char *command, int count, const unsigned int *types,
                                    const char *const *values, const int *lengths, const int *formats, int format);
typedef void (*pq_notice_processor)(void *, const char *message);
typedef pq_notice_processor (*pq_set_notice_processor)(PGconn *, pq_notice_processor, void *);
typedef PGresult *(*pq_exec)(PGconn *, const char *commands);
typedef PGresult *(*pq_get_result)(PGconn *);
typedef int (*pq_put_copy_data)(PGconn *, const char *bytes, int count);
typedef int (*pq_put_copy_end)(PGconn *, const char *error);
typedef PGnotification *(*pq_notifies)(PGconn *);
typedef PGcancel *(*pq_get_cancel)(PGconn *);
typedef int (*pq_cancel)(PGcancel *, char *error, int size);
typedef void (*pq_free_cancel)(PGcancel *);
typedef int (*pq_of_result)(const PGresult *);
typedef char *(*pq_column_name)(const PGresult *, int column);
typedef char *(*pq_value)(const PGresult *, int row, int column);
typedef int (*pq_of_value)(const PGresult *, int row, int column);
typedef char *(*pq_error_field)(const PGresult *, int field);
typedef void (*pq_clear)(PGresult *);
typedef void (*pq_free)(void *);

// The values of libpq's enumerations that bankey tells apart.
#define PQ_CONNECTION_OK 0
#define PQ_COMMAND_OK 1
#define PQ_TUPLES_OK 2
#define PQ_COPY_IN 4
#define PQ_SQLSTATE 67  // 'C'
#define PQ_MESSAGE_PRIMARY 77  // 'M'
