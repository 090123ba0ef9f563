#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>

// A variable, which Swift refuses.
static inline const char *xml_library_version(void) { return xmlParserVersion; }
