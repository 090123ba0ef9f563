#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// xmlParserVersion is a mutable global, which Swift 6 rejects.
static inline const char *xml_library_version(void) { return xmlParserVersion; }
