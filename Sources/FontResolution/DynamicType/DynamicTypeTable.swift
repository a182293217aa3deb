// swift-format-ignore-file
// Made by scripts/tables/build-dynamic-type out of scripts/facts/dynamic_type.json. Do not edit.

/// The text styles of each platform and their sizes as text; the script says how it is written.
enum DynamicTypeTable {
  static let text = """
    [iOS] 11 17
    xSmall,small,medium,large,xLarge,xxLarge,xxxLarge,accessibility1,accessibility2,accessibility3,accessibility4,accessibility5
    largeTitle|UICTFontTextStyleTitle0|31,32,33,34,36,38,40,44,48,52,56,60|38,39,40,41,43,46,48,52,57,61,66,70
    title|UICTFontTextStyleTitle1|25,26,27,28,30,32,34,38,43,48,53,58|31,32,33,34,37,39,41,46,51,57,62,68
    title2|UICTFontTextStyleTitle2|19,20,21,22,24,26,28,34,39,44,50,56|24,25,26,28,30,32,34,41,47,52,59,66
    title3|UICTFontTextStyleTitle3|17,18,19,20,22,24,26,31,37,43,49,55|22,23,24,25,28,30,32,38,44,51,58,65
    headline|UICTFontTextStyleHeadline|14,15,16,17,19,21,23,28,33,40,47,53|19,20,21,22,24,26,29,34,40,48,56,62
    body|UICTFontTextStyleBody|14,15,16,17,19,21,23,28,33,40,47,53|19,20,21,22,24,26,29,34,40,48,56,62
    callout|UICTFontTextStyleCallout|13,14,15,16,18,20,22,26,32,38,44,51|18,19,20,21,23,25,28,32,39,46,52,60
    subheadline|UICTFontTextStyleSubhead|12,13,14,15,17,19,21,25,30,36,42,49|16,18,19,20,22,24,28,31,37,43,50,58
    footnote|UICTFontTextStyleFootnote|12,12,12,13,15,17,19,23,27,33,38,44|16,16,16,18,20,22,24,29,33,40,46,52
    caption|UICTFontTextStyleCaption1|11,11,11,12,14,16,18,22,26,32,37,43|13,13,13,16,19,21,23,28,32,39,44,51
    caption2|UICTFontTextStyleCaption2|11,11,11,11,13,15,17,20,24,29,34,40|13,13,13,13,18,20,22,25,30,35,41,48
    [macOS] 10 13
    largeTitle||26|32
    title||22|26
    title2||17|22
    title3||15|20
    headline||13|16
    body||13|16
    callout||12|15
    subheadline||11|14
    footnote||10|13
    caption||10|13
    caption2||10|13
    [tvOS] 23 29
    title||76|96
    title2||57|66
    title3||48|56
    headline||38|46
    subtitle1||38|46
    callout||31|38
    body||29|36
    caption||25|32
    caption2||23|30
    subheadline||29|
    footnote||29|
    [watchOS] 12 16
    xSmall,small,large,xLarge,xxLarge,xxxLarge,accessibility1,accessibility2,accessibility3
    largeTitle||30,32,36,40,41,42,44,45,46|32.5,34.5,38.5,42.5,43.5,44.5,46.5,47.5,48.5
    title||28,30,34,38,39,40,42,43,44|30.5,32.5,36.5,40.5,41.5,42.5,44.5,46,47
    title2||24,26,28,30,31,32,34,35,36|26.5,28.5,30.5,32.5,33.5,34.5,41,37.5,38.5
    title3||17,18,19,20,21,22,24,25,26|19.5,20.5,21.5,22.5,23.5,24.5,26.5,27.5,28.5
    headline||14,15,16,17,18,19,21,22,23|16.5,17.5,18.5,19.5,20.5,21.5,23.5,24.5,25.5
    body||14,15,16,17,18,19,21,22,23|16.5,17.5,18.5,19.5,20.5,21.5,23.5,24.5,25.5
    caption||13,14,15,16,17,18,18,19,20|15.5,16.5,17.5,18.5,19.5,20.5,20.5,21.5,22.5
    caption2||12,13,14,15,16,17,17,18,19|14.5,15.5,16.5,17.5,18.5,19.5,19.5,20.5,21.5
    footnote||11,12,13,14,15,16,16,17,18|13.5,14.5,15.5,16.5,17.5,18.5,18.5,19.5,20.5
    footnote2||10,11,12,13,14,15,15,16,17|12.5,13.5,14.5,15.5,16.5,17.5,17.5,17.5,19.5
    [visionOS] 12 17
    extraLargeTitle|UICTFontTextStyleExtraLargeTitle|36|
    extraLargeTitle2|UICTFontTextStyleExtraLargeTitle2|28|
    """
}
