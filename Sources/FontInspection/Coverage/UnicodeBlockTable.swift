// swift-format-ignore-file
// Made by scripts/tables/build-languages out of Unicode 15.0.0. Do not edit.
//
// Copyright © 1991-2022 Unicode, Inc. All rights reserved.
// Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data
// files and any associated documentation (the "Data Files") or Unicode software and any associated
// documentation (the "Software") to deal in the Data Files or Software without restriction, including
// without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of
// the Data Files or Software, and to permit persons to whom the Data Files or Software are furnished to
// do so, provided that either (a) this copyright and permission notice appear with all copies of the
// Data Files or Software, or (b) this copyright and permission notice appear in associated
// Documentation.
//
// THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
// INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
// NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN
// THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES
// WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE
// OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA
// FILES OR SOFTWARE.
//
// Except as contained in this notice, the name of a copyright holder shall not be used in advertising or
// otherwise to promote the sale, use or other dealings in these Data Files or Software without prior
// written authorization of the copyright holder.

/// The blocks of Unicode and the characters assigned in them as text; the script says how it is written.
enum UnicodeBlockTable {
  static let text = """
    0000-007F|Basic Latin|20-7e
    0080-00FF|Latin-1 Supplement|a0-ff
    0100-017F|Latin Extended-A|100-17f
    0180-024F|Latin Extended-B|180-24f
    0250-02AF|IPA Extensions|250-2af
    02B0-02FF|Spacing Modifier Letters|2b0-2ff
    0300-036F|Combining Diacritical Marks|300-36f
    0370-03FF|Greek and Coptic|370-377 37a-37f 384-38a 38c 38e-3a1 3a3-3ff
    0400-04FF|Cyrillic|400-4ff
    0500-052F|Cyrillic Supplement|500-52f
    0530-058F|Armenian|531-556 559-58a 58d-58f
    0590-05FF|Hebrew|591-5c7 5d0-5ea 5ef-5f4
    0600-06FF|Arabic|600-6ff
    0700-074F|Syriac|700-70d 70f-74a 74d-74f
    0750-077F|Arabic Supplement|750-77f
    0780-07BF|Thaana|780-7b1
    07C0-07FF|NKo|7c0-7fa 7fd-7ff
    0800-083F|Samaritan|800-82d 830-83e
    0840-085F|Mandaic|840-85b 85e
    0860-086F|Syriac Supplement|860-86a
    0870-089F|Arabic Extended-B|870-88e 890-891 898-89f
    08A0-08FF|Arabic Extended-A|8a0-8ff
    0900-097F|Devanagari|900-97f
    0980-09FF|Bengali|980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce \
    9d7 9dc-9dd 9df-9e3 9e6-9fe
    0A00-0A7F|Gurmukhi|a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 \
    a47-a48 a4b-a4d a51 a59-a5c a5e a66-a76
    0A80-0AFF|Gujarati|a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 \
    acb-acd ad0 ae0-ae3 ae6-af1 af9-aff
    0B00-0B7F|Oriya|b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 \
    b4b-b4d b55-b57 b5c-b5d b5f-b63 b66-b77
    0B80-0BFF|Tamil|b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 \
    bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa
    0C00-0C7F|Telugu|c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5d \
    c60-c63 c66-c6f c77-c7f
    0C80-0CFF|Kannada|c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 \
    cdd-cde ce0-ce3 ce6-cef cf1-cf3
    0D00-0D7F|Malayalam|d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f
    0D80-0DFF|Sinhala|d81-d83 d85-d96 d9a-db1 db3-dbb dbd dc0-dc6 dca dcf-dd4 dd6 dd8-ddf de6-def \
    df2-df4
    0E00-0E7F|Thai|e01-e3a e3f-e5b
    0E80-0EFF|Lao|e81-e82 e84 e86-e8a e8c-ea3 ea5 ea7-ebd ec0-ec4 ec6 ec8-ece ed0-ed9 edc-edf
    0F00-0FFF|Tibetan|f00-f47 f49-f6c f71-f97 f99-fbc fbe-fcc fce-fda
    1000-109F|Myanmar|1000-109f
    10A0-10FF|Georgian|10a0-10c5 10c7 10cd 10d0-10ff
    1100-11FF|Hangul Jamo|1100-11ff
    1200-137F|Ethiopic|1200-1248 124a-124d 1250-1256 1258 125a-125d 1260-1288 128a-128d 1290-12b0 \
    12b2-12b5 12b8-12be 12c0 12c2-12c5 12c8-12d6 12d8-1310 1312-1315 1318-135a 135d-137c
    1380-139F|Ethiopic Supplement|1380-1399
    13A0-13FF|Cherokee|13a0-13f5 13f8-13fd
    1400-167F|Unified Canadian Aboriginal Syllabics|1400-167f
    1680-169F|Ogham|1680-169c
    16A0-16FF|Runic|16a0-16f8
    1700-171F|Tagalog|1700-1715 171f
    1720-173F|Hanunoo|1720-1736
    1740-175F|Buhid|1740-1753
    1760-177F|Tagbanwa|1760-176c 176e-1770 1772-1773
    1780-17FF|Khmer|1780-17dd 17e0-17e9 17f0-17f9
    1800-18AF|Mongolian|1800-1819 1820-1878 1880-18aa
    18B0-18FF|Unified Canadian Aboriginal Syllabics Extended|18b0-18f5
    1900-194F|Limbu|1900-191e 1920-192b 1930-193b 1940 1944-194f
    1950-197F|Tai Le|1950-196d 1970-1974
    1980-19DF|New Tai Lue|1980-19ab 19b0-19c9 19d0-19da 19de-19df
    19E0-19FF|Khmer Symbols|19e0-19ff
    1A00-1A1F|Buginese|1a00-1a1b 1a1e-1a1f
    1A20-1AAF|Tai Tham|1a20-1a5e 1a60-1a7c 1a7f-1a89 1a90-1a99 1aa0-1aad
    1AB0-1AFF|Combining Diacritical Marks Extended|1ab0-1ace
    1B00-1B7F|Balinese|1b00-1b4c 1b50-1b7e
    1B80-1BBF|Sundanese|1b80-1bbf
    1BC0-1BFF|Batak|1bc0-1bf3 1bfc-1bff
    1C00-1C4F|Lepcha|1c00-1c37 1c3b-1c49 1c4d-1c4f
    1C50-1C7F|Ol Chiki|1c50-1c7f
    1C80-1C8F|Cyrillic Extended-C|1c80-1c88
    1C90-1CBF|Georgian Extended|1c90-1cba 1cbd-1cbf
    1CC0-1CCF|Sundanese Supplement|1cc0-1cc7
    1CD0-1CFF|Vedic Extensions|1cd0-1cfa
    1D00-1D7F|Phonetic Extensions|1d00-1d7f
    1D80-1DBF|Phonetic Extensions Supplement|1d80-1dbf
    1DC0-1DFF|Combining Diacritical Marks Supplement|1dc0-1dff
    1E00-1EFF|Latin Extended Additional|1e00-1eff
    1F00-1FFF|Greek Extended|1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d \
    1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe
    2000-206F|General Punctuation|2000-2064 2066-206f
    2070-209F|Superscripts and Subscripts|2070-2071 2074-208e 2090-209c
    20A0-20CF|Currency Symbols|20a0-20c0
    20D0-20FF|Combining Diacritical Marks for Symbols|20d0-20f0
    2100-214F|Letterlike Symbols|2100-214f
    2150-218F|Number Forms|2150-218b
    2190-21FF|Arrows|2190-21ff
    2200-22FF|Mathematical Operators|2200-22ff
    2300-23FF|Miscellaneous Technical|2300-23ff
    2400-243F|Control Pictures|2400-2426
    2440-245F|Optical Character Recognition|2440-244a
    2460-24FF|Enclosed Alphanumerics|2460-24ff
    2500-257F|Box Drawing|2500-257f
    2580-259F|Block Elements|2580-259f
    25A0-25FF|Geometric Shapes|25a0-25ff
    2600-26FF|Miscellaneous Symbols|2600-26ff
    2700-27BF|Dingbats|2700-27bf
    27C0-27EF|Miscellaneous Mathematical Symbols-A|27c0-27ef
    27F0-27FF|Supplemental Arrows-A|27f0-27ff
    2800-28FF|Braille Patterns|2800-28ff
    2900-297F|Supplemental Arrows-B|2900-297f
    2980-29FF|Miscellaneous Mathematical Symbols-B|2980-29ff
    2A00-2AFF|Supplemental Mathematical Operators|2a00-2aff
    2B00-2BFF|Miscellaneous Symbols and Arrows|2b00-2b73 2b76-2b95 2b97-2bff
    2C00-2C5F|Glagolitic|2c00-2c5f
    2C60-2C7F|Latin Extended-C|2c60-2c7f
    2C80-2CFF|Coptic|2c80-2cf3 2cf9-2cff
    2D00-2D2F|Georgian Supplement|2d00-2d25 2d27 2d2d
    2D30-2D7F|Tifinagh|2d30-2d67 2d6f-2d70 2d7f
    2D80-2DDF|Ethiopic Extended|2d80-2d96 2da0-2da6 2da8-2dae 2db0-2db6 2db8-2dbe 2dc0-2dc6 \
    2dc8-2dce 2dd0-2dd6 2dd8-2dde
    2DE0-2DFF|Cyrillic Extended-A|2de0-2dff
    2E00-2E7F|Supplemental Punctuation|2e00-2e5d
    2E80-2EFF|CJK Radicals Supplement|2e80-2e99 2e9b-2ef3
    2F00-2FDF|Kangxi Radicals|2f00-2fd5
    2FF0-2FFF|Ideographic Description Characters|2ff0-2ffb
    3000-303F|CJK Symbols and Punctuation|3000-303f
    3040-309F|Hiragana|3041-3096 3099-309f
    30A0-30FF|Katakana|30a0-30ff
    3100-312F|Bopomofo|3105-312f
    3130-318F|Hangul Compatibility Jamo|3131-318e
    3190-319F|Kanbun|3190-319f
    31A0-31BF|Bopomofo Extended|31a0-31bf
    31C0-31EF|CJK Strokes|31c0-31e3
    31F0-31FF|Katakana Phonetic Extensions|31f0-31ff
    3200-32FF|Enclosed CJK Letters and Months|3200-321e 3220-32ff
    3300-33FF|CJK Compatibility|3300-33ff
    3400-4DBF|CJK Unified Ideographs Extension A|3400-4dbf
    4DC0-4DFF|Yijing Hexagram Symbols|4dc0-4dff
    4E00-9FFF|CJK Unified Ideographs|4e00-9fff
    A000-A48F|Yi Syllables|a000-a48c
    A490-A4CF|Yi Radicals|a490-a4c6
    A4D0-A4FF|Lisu|a4d0-a4ff
    A500-A63F|Vai|a500-a62b
    A640-A69F|Cyrillic Extended-B|a640-a69f
    A6A0-A6FF|Bamum|a6a0-a6f7
    A700-A71F|Modifier Tone Letters|a700-a71f
    A720-A7FF|Latin Extended-D|a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff
    A800-A82F|Syloti Nagri|a800-a82c
    A830-A83F|Common Indic Number Forms|a830-a839
    A840-A87F|Phags-pa|a840-a877
    A880-A8DF|Saurashtra|a880-a8c5 a8ce-a8d9
    A8E0-A8FF|Devanagari Extended|a8e0-a8ff
    A900-A92F|Kayah Li|a900-a92f
    A930-A95F|Rejang|a930-a953 a95f
    A960-A97F|Hangul Jamo Extended-A|a960-a97c
    A980-A9DF|Javanese|a980-a9cd a9cf-a9d9 a9de-a9df
    A9E0-A9FF|Myanmar Extended-B|a9e0-a9fe
    AA00-AA5F|Cham|aa00-aa36 aa40-aa4d aa50-aa59 aa5c-aa5f
    AA60-AA7F|Myanmar Extended-A|aa60-aa7f
    AA80-AADF|Tai Viet|aa80-aac2 aadb-aadf
    AAE0-AAFF|Meetei Mayek Extensions|aae0-aaf6
    AB00-AB2F|Ethiopic Extended-A|ab01-ab06 ab09-ab0e ab11-ab16 ab20-ab26 ab28-ab2e
    AB30-AB6F|Latin Extended-E|ab30-ab6b
    AB70-ABBF|Cherokee Supplement|ab70-abbf
    ABC0-ABFF|Meetei Mayek|abc0-abed abf0-abf9
    AC00-D7AF|Hangul Syllables|ac00-d7a3
    D7B0-D7FF|Hangul Jamo Extended-B|d7b0-d7c6 d7cb-d7fb
    D800-DB7F|High Surrogates|
    DB80-DBFF|High Private Use Surrogates|
    DC00-DFFF|Low Surrogates|
    E000-F8FF|Private Use Area|e000-f8ff
    F900-FAFF|CJK Compatibility Ideographs|f900-fa6d fa70-fad9
    FB00-FB4F|Alphabetic Presentation Forms|fb00-fb06 fb13-fb17 fb1d-fb36 fb38-fb3c fb3e fb40-fb41 \
    fb43-fb44 fb46-fb4f
    FB50-FDFF|Arabic Presentation Forms-A|fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff
    FE00-FE0F|Variation Selectors|fe00-fe0f
    FE10-FE1F|Vertical Forms|fe10-fe19
    FE20-FE2F|Combining Half Marks|fe20-fe2f
    FE30-FE4F|CJK Compatibility Forms|fe30-fe4f
    FE50-FE6F|Small Form Variants|fe50-fe52 fe54-fe66 fe68-fe6b
    FE70-FEFF|Arabic Presentation Forms-B|fe70-fe74 fe76-fefc feff
    FF00-FFEF|Halfwidth and Fullwidth Forms|ff01-ffbe ffc2-ffc7 ffca-ffcf ffd2-ffd7 ffda-ffdc \
    ffe0-ffe6 ffe8-ffee
    FFF0-FFFF|Specials|fff9-fffd
    10000-1007F|Linear B Syllabary|10000-1000b 1000d-10026 10028-1003a 1003c-1003d 1003f-1004d \
    10050-1005d
    10080-100FF|Linear B Ideograms|10080-100fa
    10100-1013F|Aegean Numbers|10100-10102 10107-10133 10137-1013f
    10140-1018F|Ancient Greek Numbers|10140-1018e
    10190-101CF|Ancient Symbols|10190-1019c 101a0
    101D0-101FF|Phaistos Disc|101d0-101fd
    10280-1029F|Lycian|10280-1029c
    102A0-102DF|Carian|102a0-102d0
    102E0-102FF|Coptic Epact Numbers|102e0-102fb
    10300-1032F|Old Italic|10300-10323 1032d-1032f
    10330-1034F|Gothic|10330-1034a
    10350-1037F|Old Permic|10350-1037a
    10380-1039F|Ugaritic|10380-1039d 1039f
    103A0-103DF|Old Persian|103a0-103c3 103c8-103d5
    10400-1044F|Deseret|10400-1044f
    10450-1047F|Shavian|10450-1047f
    10480-104AF|Osmanya|10480-1049d 104a0-104a9
    104B0-104FF|Osage|104b0-104d3 104d8-104fb
    10500-1052F|Elbasan|10500-10527
    10530-1056F|Caucasian Albanian|10530-10563 1056f
    10570-105BF|Vithkuqi|10570-1057a 1057c-1058a 1058c-10592 10594-10595 10597-105a1 105a3-105b1 \
    105b3-105b9 105bb-105bc
    10600-1077F|Linear A|10600-10736 10740-10755 10760-10767
    10780-107BF|Latin Extended-F|10780-10785 10787-107b0 107b2-107ba
    10800-1083F|Cypriot Syllabary|10800-10805 10808 1080a-10835 10837-10838 1083c 1083f
    10840-1085F|Imperial Aramaic|10840-10855 10857-1085f
    10860-1087F|Palmyrene|10860-1087f
    10880-108AF|Nabataean|10880-1089e 108a7-108af
    108E0-108FF|Hatran|108e0-108f2 108f4-108f5 108fb-108ff
    10900-1091F|Phoenician|10900-1091b 1091f
    10920-1093F|Lydian|10920-10939 1093f
    10980-1099F|Meroitic Hieroglyphs|10980-1099f
    109A0-109FF|Meroitic Cursive|109a0-109b7 109bc-109cf 109d2-109ff
    10A00-10A5F|Kharoshthi|10a00-10a03 10a05-10a06 10a0c-10a13 10a15-10a17 10a19-10a35 10a38-10a3a \
    10a3f-10a48 10a50-10a58
    10A60-10A7F|Old South Arabian|10a60-10a7f
    10A80-10A9F|Old North Arabian|10a80-10a9f
    10AC0-10AFF|Manichaean|10ac0-10ae6 10aeb-10af6
    10B00-10B3F|Avestan|10b00-10b35 10b39-10b3f
    10B40-10B5F|Inscriptional Parthian|10b40-10b55 10b58-10b5f
    10B60-10B7F|Inscriptional Pahlavi|10b60-10b72 10b78-10b7f
    10B80-10BAF|Psalter Pahlavi|10b80-10b91 10b99-10b9c 10ba9-10baf
    10C00-10C4F|Old Turkic|10c00-10c48
    10C80-10CFF|Old Hungarian|10c80-10cb2 10cc0-10cf2 10cfa-10cff
    10D00-10D3F|Hanifi Rohingya|10d00-10d27 10d30-10d39
    10E60-10E7F|Rumi Numeral Symbols|10e60-10e7e
    10E80-10EBF|Yezidi|10e80-10ea9 10eab-10ead 10eb0-10eb1
    10EC0-10EFF|Arabic Extended-C|10efd-10eff
    10F00-10F2F|Old Sogdian|10f00-10f27
    10F30-10F6F|Sogdian|10f30-10f59
    10F70-10FAF|Old Uyghur|10f70-10f89
    10FB0-10FDF|Chorasmian|10fb0-10fcb
    10FE0-10FFF|Elymaic|10fe0-10ff6
    11000-1107F|Brahmi|11000-1104d 11052-11075 1107f
    11080-110CF|Kaithi|11080-110c2 110cd
    110D0-110FF|Sora Sompeng|110d0-110e8 110f0-110f9
    11100-1114F|Chakma|11100-11134 11136-11147
    11150-1117F|Mahajani|11150-11176
    11180-111DF|Sharada|11180-111df
    111E0-111FF|Sinhala Archaic Numbers|111e1-111f4
    11200-1124F|Khojki|11200-11211 11213-11241
    11280-112AF|Multani|11280-11286 11288 1128a-1128d 1128f-1129d 1129f-112a9
    112B0-112FF|Khudawadi|112b0-112ea 112f0-112f9
    11300-1137F|Grantha|11300-11303 11305-1130c 1130f-11310 11313-11328 1132a-11330 11332-11333 \
    11335-11339 1133b-11344 11347-11348 1134b-1134d 11350 11357 1135d-11363 11366-1136c \
    11370-11374
    11400-1147F|Newa|11400-1145b 1145d-11461
    11480-114DF|Tirhuta|11480-114c7 114d0-114d9
    11580-115FF|Siddham|11580-115b5 115b8-115dd
    11600-1165F|Modi|11600-11644 11650-11659
    11660-1167F|Mongolian Supplement|11660-1166c
    11680-116CF|Takri|11680-116b9 116c0-116c9
    11700-1174F|Ahom|11700-1171a 1171d-1172b 11730-11746
    11800-1184F|Dogra|11800-1183b
    118A0-118FF|Warang Citi|118a0-118f2 118ff
    11900-1195F|Dives Akuru|11900-11906 11909 1190c-11913 11915-11916 11918-11935 11937-11938 \
    1193b-11946 11950-11959
    119A0-119FF|Nandinagari|119a0-119a7 119aa-119d7 119da-119e4
    11A00-11A4F|Zanabazar Square|11a00-11a47
    11A50-11AAF|Soyombo|11a50-11aa2
    11AB0-11ABF|Unified Canadian Aboriginal Syllabics Extended-A|11ab0-11abf
    11AC0-11AFF|Pau Cin Hau|11ac0-11af8
    11B00-11B5F|Devanagari Extended-A|11b00-11b09
    11C00-11C6F|Bhaiksuki|11c00-11c08 11c0a-11c36 11c38-11c45 11c50-11c6c
    11C70-11CBF|Marchen|11c70-11c8f 11c92-11ca7 11ca9-11cb6
    11D00-11D5F|Masaram Gondi|11d00-11d06 11d08-11d09 11d0b-11d36 11d3a 11d3c-11d3d 11d3f-11d47 \
    11d50-11d59
    11D60-11DAF|Gunjala Gondi|11d60-11d65 11d67-11d68 11d6a-11d8e 11d90-11d91 11d93-11d98 \
    11da0-11da9
    11EE0-11EFF|Makasar|11ee0-11ef8
    11F00-11F5F|Kawi|11f00-11f10 11f12-11f3a 11f3e-11f59
    11FB0-11FBF|Lisu Supplement|11fb0
    11FC0-11FFF|Tamil Supplement|11fc0-11ff1 11fff
    12000-123FF|Cuneiform|12000-12399
    12400-1247F|Cuneiform Numbers and Punctuation|12400-1246e 12470-12474
    12480-1254F|Early Dynastic Cuneiform|12480-12543
    12F90-12FFF|Cypro-Minoan|12f90-12ff2
    13000-1342F|Egyptian Hieroglyphs|13000-1342f
    13430-1345F|Egyptian Hieroglyph Format Controls|13430-13455
    14400-1467F|Anatolian Hieroglyphs|14400-14646
    16800-16A3F|Bamum Supplement|16800-16a38
    16A40-16A6F|Mro|16a40-16a5e 16a60-16a69 16a6e-16a6f
    16A70-16ACF|Tangsa|16a70-16abe 16ac0-16ac9
    16AD0-16AFF|Bassa Vah|16ad0-16aed 16af0-16af5
    16B00-16B8F|Pahawh Hmong|16b00-16b45 16b50-16b59 16b5b-16b61 16b63-16b77 16b7d-16b8f
    16E40-16E9F|Medefaidrin|16e40-16e9a
    16F00-16F9F|Miao|16f00-16f4a 16f4f-16f87 16f8f-16f9f
    16FE0-16FFF|Ideographic Symbols and Punctuation|16fe0-16fe4 16ff0-16ff1
    17000-187FF|Tangut|17000-187f7
    18800-18AFF|Tangut Components|18800-18aff
    18B00-18CFF|Khitan Small Script|18b00-18cd5
    18D00-18D7F|Tangut Supplement|18d00-18d08
    1AFF0-1AFFF|Kana Extended-B|1aff0-1aff3 1aff5-1affb 1affd-1affe
    1B000-1B0FF|Kana Supplement|1b000-1b0ff
    1B100-1B12F|Kana Extended-A|1b100-1b122
    1B130-1B16F|Small Kana Extension|1b132 1b150-1b152 1b155 1b164-1b167
    1B170-1B2FF|Nushu|1b170-1b2fb
    1BC00-1BC9F|Duployan|1bc00-1bc6a 1bc70-1bc7c 1bc80-1bc88 1bc90-1bc99 1bc9c-1bc9f
    1BCA0-1BCAF|Shorthand Format Controls|1bca0-1bca3
    1CF00-1CFCF|Znamenny Musical Notation|1cf00-1cf2d 1cf30-1cf46 1cf50-1cfc3
    1D000-1D0FF|Byzantine Musical Symbols|1d000-1d0f5
    1D100-1D1FF|Musical Symbols|1d100-1d126 1d129-1d1ea
    1D200-1D24F|Ancient Greek Musical Notation|1d200-1d245
    1D2C0-1D2DF|Kaktovik Numerals|1d2c0-1d2d3
    1D2E0-1D2FF|Mayan Numerals|1d2e0-1d2f3
    1D300-1D35F|Tai Xuan Jing Symbols|1d300-1d356
    1D360-1D37F|Counting Rod Numerals|1d360-1d378
    1D400-1D7FF|Mathematical Alphanumeric Symbols|1d400-1d454 1d456-1d49c 1d49e-1d49f 1d4a2 \
    1d4a5-1d4a6 1d4a9-1d4ac 1d4ae-1d4b9 1d4bb 1d4bd-1d4c3 1d4c5-1d505 1d507-1d50a 1d50d-1d514 \
    1d516-1d51c 1d51e-1d539 1d53b-1d53e 1d540-1d544 1d546 1d54a-1d550 1d552-1d6a5 1d6a8-1d7cb \
    1d7ce-1d7ff
    1D800-1DAAF|Sutton SignWriting|1d800-1da8b 1da9b-1da9f 1daa1-1daaf
    1DF00-1DFFF|Latin Extended-G|1df00-1df1e 1df25-1df2a
    1E000-1E02F|Glagolitic Supplement|1e000-1e006 1e008-1e018 1e01b-1e021 1e023-1e024 1e026-1e02a
    1E030-1E08F|Cyrillic Extended-D|1e030-1e06d 1e08f
    1E100-1E14F|Nyiakeng Puachue Hmong|1e100-1e12c 1e130-1e13d 1e140-1e149 1e14e-1e14f
    1E290-1E2BF|Toto|1e290-1e2ae
    1E2C0-1E2FF|Wancho|1e2c0-1e2f9 1e2ff
    1E4D0-1E4FF|Nag Mundari|1e4d0-1e4f9
    1E7E0-1E7FF|Ethiopic Extended-B|1e7e0-1e7e6 1e7e8-1e7eb 1e7ed-1e7ee 1e7f0-1e7fe
    1E800-1E8DF|Mende Kikakui|1e800-1e8c4 1e8c7-1e8d6
    1E900-1E95F|Adlam|1e900-1e94b 1e950-1e959 1e95e-1e95f
    1EC70-1ECBF|Indic Siyaq Numbers|1ec71-1ecb4
    1ED00-1ED4F|Ottoman Siyaq Numbers|1ed01-1ed3d
    1EE00-1EEFF|Arabic Mathematical Alphabetic Symbols|1ee00-1ee03 1ee05-1ee1f 1ee21-1ee22 1ee24 \
    1ee27 1ee29-1ee32 1ee34-1ee37 1ee39 1ee3b 1ee42 1ee47 1ee49 1ee4b 1ee4d-1ee4f 1ee51-1ee52 \
    1ee54 1ee57 1ee59 1ee5b 1ee5d 1ee5f 1ee61-1ee62 1ee64 1ee67-1ee6a 1ee6c-1ee72 1ee74-1ee77 \
    1ee79-1ee7c 1ee7e 1ee80-1ee89 1ee8b-1ee9b 1eea1-1eea3 1eea5-1eea9 1eeab-1eebb 1eef0-1eef1
    1F000-1F02F|Mahjong Tiles|1f000-1f02b
    1F030-1F09F|Domino Tiles|1f030-1f093
    1F0A0-1F0FF|Playing Cards|1f0a0-1f0ae 1f0b1-1f0bf 1f0c1-1f0cf 1f0d1-1f0f5
    1F100-1F1FF|Enclosed Alphanumeric Supplement|1f100-1f1ad 1f1e6-1f1ff
    1F200-1F2FF|Enclosed Ideographic Supplement|1f200-1f202 1f210-1f23b 1f240-1f248 1f250-1f251 \
    1f260-1f265
    1F300-1F5FF|Miscellaneous Symbols and Pictographs|1f300-1f5ff
    1F600-1F64F|Emoticons|1f600-1f64f
    1F650-1F67F|Ornamental Dingbats|1f650-1f67f
    1F680-1F6FF|Transport and Map Symbols|1f680-1f6d7 1f6dc-1f6ec 1f6f0-1f6fc
    1F700-1F77F|Alchemical Symbols|1f700-1f776 1f77b-1f77f
    1F780-1F7FF|Geometric Shapes Extended|1f780-1f7d9 1f7e0-1f7eb 1f7f0
    1F800-1F8FF|Supplemental Arrows-C|1f800-1f80b 1f810-1f847 1f850-1f859 1f860-1f887 1f890-1f8ad \
    1f8b0-1f8b1
    1F900-1F9FF|Supplemental Symbols and Pictographs|1f900-1f9ff
    1FA00-1FA6F|Chess Symbols|1fa00-1fa53 1fa60-1fa6d
    1FA70-1FAFF|Symbols and Pictographs Extended-A|1fa70-1fa7c 1fa80-1fa88 1fa90-1fabd 1fabf-1fac5 \
    1face-1fadb 1fae0-1fae8 1faf0-1faf8
    1FB00-1FBFF|Symbols for Legacy Computing|1fb00-1fb92 1fb94-1fbca 1fbf0-1fbf9
    20000-2A6DF|CJK Unified Ideographs Extension B|20000-2a6df
    2A700-2B73F|CJK Unified Ideographs Extension C|2a700-2b739
    2B740-2B81F|CJK Unified Ideographs Extension D|2b740-2b81d
    2B820-2CEAF|CJK Unified Ideographs Extension E|2b820-2cea1
    2CEB0-2EBEF|CJK Unified Ideographs Extension F|2ceb0-2ebe0
    2F800-2FA1F|CJK Compatibility Ideographs Supplement|2f800-2fa1d
    30000-3134F|CJK Unified Ideographs Extension G|30000-3134a
    31350-323AF|CJK Unified Ideographs Extension H|31350-323af
    E0000-E007F|Tags|e0001 e0020-e007f
    E0100-E01EF|Variation Selectors Supplement|e0100-e01ef
    F0000-FFFFF|Supplementary Private Use Area-A|f0000-ffffd
    100000-10FFFF|Supplementary Private Use Area-B|100000-10fffd
    """
}
