#ifndef FONTGATE_CFREETYPE_SHIM_H
#define FONTGATE_CFREETYPE_SHIM_H

// FreeType's own headers are named through macros that ft2build.h defines,
// which a module map cannot spell; hence this header.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_FONT_FORMATS_H
#include FT_GZIP_H
#include FT_MODULE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include FT_TYPE1_TABLES_H

#endif
