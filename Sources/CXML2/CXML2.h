// libxml2's headers would include those of ICU, whose names Foundation's own ICU has too. Both in one compilation are an
// error, depending on which files are compiled together. bankey uses none of them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// xmlParserVersion is a mutable global, which Swift 6 rejects.
static inline const char *xml_library_version(void) { return xmlParserVersion; }
