#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// A variable, which Swift refuses.
static inline const char *xml_library_version(void) { return xmlParserVersion; }
