// swift-format-ignore-file
// Made by scripts/tables/build-system-fonts out of scripts/facts/system_fonts.json. Do not edit.

/// The built-in fonts of each platform as text; the script says how it is written.
enum SystemFontTable {
  static let text = """
    [iOS]
    Academy Engraved LET|5-:AcademyEngravedLetPlain
    Al Nile|7-:AlNile=Al Nile,AlNile-Bold=Al Nile Bold
    American Typewriter|-:AmericanTypewriter-Semibold=American Typewriter Semibold;3-:AmericanTypewriter=American Typewriter,AmericanTypewriter-Bold=American Typewriter Bold;5-:AmericanTypewriter-Condensed=American Typewriter Condensed,AmericanTypewriter-CondensedBold=American Typewriter Condensed Bold,AmericanTypewriter-CondensedLight=American Typewriter Condensed Light,AmericanTypewriter-Light=American Typewriter Light
    Apple Color Emoji|3-:AppleColorEmoji=Apple Color Emoji
    Apple SD Gothic Neo|-:AppleSDGothicNeo-UltraLight=Apple SD Gothic Neo UltraLight;4.3-:AppleSDGothicNeo-Medium=Apple SD Gothic Neo Medium;7-:AppleSDGothicNeo-Bold=Apple SD Gothic Neo Bold,AppleSDGothicNeo-Light=Apple SD Gothic Neo Light,AppleSDGothicNeo-Regular=Apple SD Gothic Neo Regular,AppleSDGothicNeo-SemiBold=Apple SD Gothic Neo SemiBold,AppleSDGothicNeo-Thin=Apple SD Gothic Neo Thin
    Apple Symbols|13-:AppleSymbols=Apple Symbols
    Arial|3-:Arial-BoldItalicMT,Arial-BoldMT,Arial-ItalicMT,ArialMT
    Arial Hebrew|3-:ArialHebrew=Arial Hebrew,ArialHebrew-Bold=Arial Hebrew Bold;8-:ArialHebrew-Light=Arial Hebrew Light
    Arial Rounded MT Bold|3-:ArialRoundedMTBold=Arial Rounded MT Bold
    Avenir|6-:Avenir-Black=Avenir Black,Avenir-BlackOblique=Avenir Black Oblique,Avenir-Book=Avenir Book,Avenir-BookOblique=Avenir Book Oblique,Avenir-Heavy=Avenir Heavy,Avenir-HeavyOblique=Avenir Heavy Oblique,Avenir-Light=Avenir Light,Avenir-LightOblique=Avenir Light Oblique,Avenir-Medium=Avenir Medium,Avenir-MediumOblique=Avenir Medium Oblique,Avenir-Oblique=Avenir Oblique,Avenir-Roman=Avenir Roman
    Avenir Next|6-:AvenirNext-Bold=Avenir Next Bold,AvenirNext-BoldItalic=Avenir Next Bold Italic,AvenirNext-DemiBold=Avenir Next Demi Bold,AvenirNext-DemiBoldItalic=Avenir Next Demi Bold Italic,AvenirNext-Heavy=Avenir Next Heavy,AvenirNext-HeavyItalic=Avenir Next Heavy Italic,AvenirNext-Italic=Avenir Next Italic,AvenirNext-Medium=Avenir Next Medium,AvenirNext-MediumItalic=Avenir Next Medium Italic,AvenirNext-Regular=Avenir Next Regular,AvenirNext-UltraLight=Avenir Next Ultra Light,AvenirNext-UltraLightItalic=Avenir Next Ultra Light Italic
    Avenir Next Condensed|6-:AvenirNextCondensed-Bold=Avenir Next Condensed Bold,AvenirNextCondensed-BoldItalic=Avenir Next Condensed Bold Italic,AvenirNextCondensed-DemiBold=Avenir Next Condensed Demi Bold,AvenirNextCondensed-DemiBoldItalic=Avenir Next Condensed Demi Bold Italic,AvenirNextCondensed-Heavy=Avenir Next Condensed Heavy,AvenirNextCondensed-HeavyItalic=Avenir Next Condensed Heavy Italic,AvenirNextCondensed-Italic=Avenir Next Condensed Italic,AvenirNextCondensed-Medium=Avenir Next Condensed Medium,AvenirNextCondensed-MediumItalic=Avenir Next Condensed Medium Italic,AvenirNextCondensed-Regular=Avenir Next Condensed Regular,AvenirNextCondensed-UltraLight=Avenir Next Condensed Ultra Light,AvenirNextCondensed-UltraLightItalic=Avenir Next Condensed Ultra Light Italic
    Bangla Sangam MN|3-11.4:BanglaSangamMN=Bangla Sangam MN,BanglaSangamMN-Bold=Bangla Sangam MN Bold
    Baskerville|3-:Baskerville,Baskerville-Bold=Baskerville Bold,Baskerville-BoldItalic=Baskerville Bold Italic,Baskerville-Italic=Baskerville Italic;5-:Baskerville-SemiBold=Baskerville SemiBold,Baskerville-SemiBoldItalic=Baskerville SemiBold Italic
    Bodoni 72|5-:BodoniSvtyTwoITCTT-Bold=Bodoni SvtyTwo ITC TT Bold,BodoniSvtyTwoITCTT-Book=Bodoni SvtyTwo ITC TT Book,BodoniSvtyTwoITCTT-BookIta=Bodoni SvtyTwo ITC TT BookIta
    Bodoni 72 Oldstyle|5-:BodoniSvtyTwoOSITCTT-Bold=Bodoni SvtyTwo OS ITC TT Bold,BodoniSvtyTwoOSITCTT-Book=Bodoni SvtyTwo OS ITC TT Book,BodoniSvtyTwoOSITCTT-BookIt=Bodoni SvtyTwo OS ITC TT BookIt
    Bodoni 72 Smallcaps|5-:BodoniSvtyTwoSCITCTT-Book=Bodoni SvtyTwo SC ITC TT Book
    Bodoni Ornaments|5-:BodoniOrnamentsITCTT=Bodoni Ornaments ITC TT
    Bradley Hand|6-:BradleyHandITCTT-Bold
    Chalkboard SE|3-:ChalkboardSE-Bold=Chalkboard SE Bold,ChalkboardSE-Regular=Chalkboard SE Regular;5-:ChalkboardSE-Light=Chalkboard SE Light
    Chalkduster|5-:Chalkduster
    Charter|-:Charter-Black=Charter Black,Charter-BlackItalic=Charter Black Italic,Charter-Bold=Charter Bold,Charter-BoldItalic=Charter Bold Italic,Charter-Italic=Charter Italic,Charter-Roman=Charter Roman
    Cochin|3-:Cochin,Cochin-Bold=Cochin Bold,Cochin-BoldItalic=Cochin Bold Italic,Cochin-Italic=Cochin Italic
    Copperplate|5-:Copperplate,Copperplate-Bold=Copperplate Bold,Copperplate-Light=Copperplate Light
    Courier|3-15!:Courier,Courier-Bold=Courier Bold,Courier-BoldOblique=Courier Bold Oblique,Courier-Oblique=Courier Oblique
    Courier New|3-:CourierNewPS-BoldItalicMT,CourierNewPS-BoldMT,CourierNewPS-ItalicMT,CourierNewPSMT
    DB LCD Temp|3-11.4:DBLCDTempBlack
    DIN Alternate|7-:DINAlternate-Bold=DIN Alternate Bold
    DIN Condensed|7-:DINCondensed-Bold=DIN Condensed Bold
    Damascus|7-:Damascus,DamascusBold=Damascus Bold,DamascusMedium=Damascus Medium,DamascusSemiBold=Damascus Semi Bold;8-:DamascusLight=Damascus Light
    Devanagari Sangam MN|3-:DevanagariSangamMN=Devanagari Sangam MN,DevanagariSangamMN-Bold=Devanagari Sangam MN Bold
    Didot|5-:Didot,Didot-Bold=Didot Bold,Didot-Italic=Didot Italic
    Euphemia UCAS|6-:EuphemiaUCAS=Euphemia UCAS,EuphemiaUCAS-Bold=Euphemia UCAS Bold,EuphemiaUCAS-Italic=Euphemia UCAS Italic
    Farah|7-:Farah
    Futura|-:Futura-Bold=Futura Bold;3-:Futura-CondensedExtraBold=Futura Condensed ExtraBold,Futura-Medium=Futura Medium,Futura-MediumItalic=Futura Medium Italic;5-:Futura-CondensedMedium=Futura Condensed Medium
    Galvji|13-:Galvji,Galvji-Bold=Galvji Bold
    Geeza Pro|3-:GeezaPro,GeezaPro-Bold=Geeza Pro Bold
    Georgia|3-:Georgia,Georgia-Bold=Georgia Bold,Georgia-BoldItalic=Georgia Bold Italic,Georgia-Italic=Georgia Italic
    Gill Sans|-:GillSans-SemiBold=Gill Sans SemiBold,GillSans-SemiBoldItalic=Gill Sans SemiBold Italic,GillSans-UltraBold=Gill Sans UltraBold;5-:GillSans=Gill Sans,GillSans-Bold=Gill Sans Bold,GillSans-BoldItalic=Gill Sans Bold Italic,GillSans-Italic=Gill Sans Italic,GillSans-Light=Gill Sans Light,GillSans-LightItalic=Gill Sans Light Italic
    Grantha Sangam MN|14.2-:GranthaSangamMN-Bold,GranthaSangamMN-Regular
    Gujarati Sangam MN|3-13:GujaratiSangamMN=Gujarati Sangam MN,GujaratiSangamMN-Bold=Gujarati Sangam MN Bold
    Gurmukhi MN|3-13:GurmukhiMN=Gurmukhi MN,GurmukhiMN-Bold=Gurmukhi MN Bold
    Heiti SC|3-11.4:STHeitiSC-Light=Heiti SC Light,STHeitiSC-Medium=Heiti SC Medium
    Heiti TC|3-11.4:STHeitiTC-Light=Heiti TC Light,STHeitiTC-Medium=Heiti TC Medium
    Helvetica|3-:Helvetica,Helvetica-Bold=Helvetica Bold,Helvetica-BoldOblique=Helvetica Bold Oblique,Helvetica-Oblique=Helvetica Oblique;5-:Helvetica-Light=Helvetica Light,Helvetica-LightOblique=Helvetica Light Oblique
    Helvetica Neue|3-:HelveticaNeue=Helvetica Neue,HelveticaNeue-Bold=Helvetica Neue Bold,HelveticaNeue-BoldItalic=Helvetica Neue Bold Italic,HelveticaNeue-Italic=Helvetica Neue Italic;5-:HelveticaNeue-CondensedBlack=Helvetica Neue Condensed Black,HelveticaNeue-CondensedBold=Helvetica Neue Condensed Bold,HelveticaNeue-Light=Helvetica Neue Light,HelveticaNeue-LightItalic=Helvetica Neue Light Italic,HelveticaNeue-Medium=Helvetica Neue Medium,HelveticaNeue-UltraLight=Helvetica Neue UltraLight,HelveticaNeue-UltraLightItalic=Helvetica Neue UltraLight Italic;7-:HelveticaNeue-MediumItalic=Helvetica Neue Medium Italic,HelveticaNeue-Thin=Helvetica Neue Thin,HelveticaNeue-ThinItalic=Helvetica Neue Thin Italic
    Hiragino Kaku Gothic ProN|3-11.4!:HiraKakuProN-W3;5-11.4!:HiraKakuProN-W6
    Hiragino Maru Gothic ProN|-:HiraMaruProN-W4
    Hiragino Mincho ProN|3-:HiraMinProN-W3,HiraMinProN-W6
    Hiragino Sans|-:HiraginoSans-W3=Hiragino Sans W3,HiraginoSans-W6=Hiragino Sans W6;13-:HiraginoSans-W8=Hiragino Sans W8;13.1-:HiraginoSans-W7=Hiragino Sans W7;15.5-:HiraginoSans-W5=Hiragino Sans W5;17.2-:HiraginoSans-W4=Hiragino Sans W4
    Hoefler Text|5-:HoeflerText-Black=Hoefler Text Black,HoeflerText-BlackItalic=Hoefler Text Black Italic,HoeflerText-Italic=Hoefler Text Italic,HoeflerText-Regular
    Impact|15.5-:Impact
    Iowan Old Style|7-11.4:IowanOldStyle-Bold=Iowan Old Style Bold,IowanOldStyle-BoldItalic=Iowan Old Style Bold Italic,IowanOldStyle-Italic=Iowan Old Style Italic,IowanOldStyle-Roman=Iowan Old Style Roman
    Kailasa|3-:Kailasa,Kailasa-Bold=Kailasa Bold
    Kannada Sangam MN|3-13:KannadaSangamMN=Kannada Sangam MN,KannadaSangamMN-Bold=Kannada Sangam MN Bold
    Kefa|-26:Kefa-Regular=Kefa Regular
    Kefa III|18-:KefaIII-Bold,KefaIII-ExtraBold,KefaIII-Light,KefaIII-Regular
    Khmer Sangam MN|8-:KhmerSangamMN=Khmer Sangam MN
    Kohinoor Bangla|-:KohinoorBangla-Light=Kohinoor Bangla Light,KohinoorBangla-Regular,KohinoorBangla-Semibold=Kohinoor Bangla Semibold
    Kohinoor Devanagari|-:KohinoorDevanagari-Regular=Kohinoor Devanagari Regular,KohinoorDevanagari-Semibold=Kohinoor Devanagari Semibold;8-:KohinoorDevanagari-Light=Kohinoor Devanagari Light
    Kohinoor Gujarati|13-:KohinoorGujarati-Bold=Kohinoor Gujarati Bold,KohinoorGujarati-Light=Kohinoor Gujarati Light,KohinoorGujarati-Regular=Kohinoor Gujarati Regular
    Kohinoor Telugu|-:KohinoorTelugu-Light=Kohinoor Telugu Light,KohinoorTelugu-Medium=Kohinoor Telugu Medium,KohinoorTelugu-Regular
    KohinoorDevanagari|8-11.4:KohinoorDevanagari-Book,KohinoorDevanagari-Medium=Kohinoor Devanagari Medium
    Lao Sangam MN|8-:LaoSangamMN=Lao Sangam MN
    Malayalam Sangam MN|3-:MalayalamSangamMN=Malayalam Sangam MN,MalayalamSangamMN-Bold=Malayalam Sangam MN Bold
    Marion|5-11.4:Marion-Bold=Marion Bold,Marion-Italic=Marion Italic,Marion-Regular
    Marker Felt|3-:MarkerFelt-Thin=Marker Felt Thin,MarkerFelt-Wide=Marker Felt Wide
    Menlo|7-:Menlo-Bold=Menlo Bold,Menlo-BoldItalic=Menlo Bold Italic,Menlo-Italic=Menlo Italic,Menlo-Regular=Menlo Regular
    Mishafi|7-:DiwanMishafi
    Mukta Mahee|13-:MuktaMahee-Bold=MuktaMahee Bold,MuktaMahee-Light=MuktaMahee Light,MuktaMahee-Regular=MuktaMahee Regular
    Myanmar Sangam MN|-:MyanmarSangamMN=Myanmar Sangam MN,MyanmarSangamMN-Bold=Myanmar Sangam MN Bold
    Noteworthy|5-:Noteworthy-Bold=Noteworthy Bold,Noteworthy-Light=Noteworthy Light
    Noto Nastaliq Urdu|-:NotoNastaliqUrdu=Noto Nastaliq Urdu;13-:NotoNastaliqUrdu-Bold=Noto Nastaliq Urdu Bold
    Noto Sans Chakma|12-13:NotoSansChakma-Regular
    Noto Sans Kannada|13-:NotoSansKannada-Bold=Noto Sans Kannada Bold,NotoSansKannada-Light=Noto Sans Kannada Light,NotoSansKannada-Regular=Noto Sans Kannada Regular
    Noto Sans Myanmar|13-:NotoSansMyanmar-Bold=Noto Sans Myanmar Bold,NotoSansMyanmar-Light=Noto Sans Myanmar Light,NotoSansMyanmar-Regular=Noto Sans Myanmar Regular
    Noto Sans Oriya|13-:NotoSansOriya=Noto Sans Oriya,NotoSansOriya-Bold=Noto Sans Oriya Bold
    Noto Sans Syriac|17.2-:NotoSansSyriac-Regular,NotoSansSyriac-Regular_Black,NotoSansSyriac-Regular_Bold,NotoSansSyriac-Regular_ExtraBold,NotoSansSyriac-Regular_ExtraLight,NotoSansSyriac-Regular_Light,NotoSansSyriac-Regular_Medium,NotoSansSyriac-Regular_SemiBold,NotoSansSyriac-Regular_Thin
    Optima|5-:Optima-Bold=Optima Bold,Optima-BoldItalic=Optima Bold Italic,Optima-ExtraBlack=Optima ExtraBlack,Optima-Italic=Optima Italic,Optima-Regular=Optima Regular
    Oriya Sangam MN|3-13:OriyaSangamMN=Oriya Sangam MN,OriyaSangamMN-Bold=Oriya Sangam MN Bold
    Palatino|3-:Palatino-Bold=Palatino Bold,Palatino-BoldItalic=Palatino Bold Italic,Palatino-Italic=Palatino Italic,Palatino-Roman
    Papyrus|3-:Papyrus-Condensed=Papyrus Condensed;5-:Papyrus
    Party LET|5-:PartyLetPlain
    PingFang HK|-:PingFangHK-Light=.PingFang HK Light,PingFangHK-Medium=.PingFang HK Medium,PingFangHK-Regular=.PingFang HK Regular,PingFangHK-Semibold=.PingFang HK Semibold,PingFangHK-Thin=.PingFang HK Thin,PingFangHK-Ultralight=.PingFang HK Ultralight
    PingFang MO|17.2-:PingFangMO-Light,PingFangMO-Medium,PingFangMO-Regular,PingFangMO-Semibold,PingFangMO-Thin,PingFangMO-Ultralight
    PingFang SC|-:PingFangSC-Light=.PingFang SC Light,PingFangSC-Medium=.PingFang SC Medium,PingFangSC-Regular=.PingFang SC Regular,PingFangSC-Semibold=.PingFang SC Semibold,PingFangSC-Thin=.PingFang SC Thin,PingFangSC-Ultralight=.PingFang SC Ultralight
    PingFang TC|-:PingFangTC-Light=.PingFang TC Light,PingFangTC-Medium=.PingFang TC Medium,PingFangTC-Regular=.PingFang TC Regular,PingFangTC-Semibold=.PingFang TC Semibold,PingFangTC-Thin=.PingFang TC Thin,PingFangTC-Ultralight=.PingFang TC Ultralight
    Rockwell|-:Rockwell-Bold=Rockwell Bold,Rockwell-BoldItalic=Rockwell Bold Italic,Rockwell-Italic=Rockwell Italic,Rockwell-Regular
    STIX Two Math|15.5-:STIXTwoMath-Regular
    STIX Two Text|15.5-:STIXTwoText=STIX Two Text,STIXTwoText-Italic=STIX Two Text Italic,STIXTwoText-Italic_Bold-Italic,STIXTwoText-Italic_Medium-Italic,STIXTwoText-Italic_SemiBold-Italic,STIXTwoText_Bold,STIXTwoText_Medium,STIXTwoText_SemiBold
    Savoye LET|7-:SavoyeLetPlain
    Sinhala Sangam MN|3-:SinhalaSangamMN=Sinhala Sangam MN,SinhalaSangamMN-Bold=Sinhala Sangam MN Bold
    Snell Roundhand|3-:SnellRoundhand=Snell Roundhand,SnellRoundhand-Bold=Snell Roundhand Bold;5-:SnellRoundhand-Black=Snell Roundhand Black
    Superclarendon|7-11.4:Superclarendon-Black=Superclarendon Black,Superclarendon-BlackItalic=Superclarendon Black Italic,Superclarendon-Bold=Superclarendon Bold,Superclarendon-BoldItalic=Superclarendon Bold Italic,Superclarendon-Italic=Superclarendon Italic,Superclarendon-Light=Superclarendon Light,Superclarendon-LightItalic=Superclarendon Light Italic,Superclarendon-Regular=Superclarendon Regular
    Symbol|6-:Symbol
    Tamil Sangam MN|3-:TamilSangamMN=Tamil Sangam MN,TamilSangamMN-Bold=Tamil Sangam MN Bold
    Telugu Sangam MN|3-11.4:TeluguSangamMN=Telugu Sangam MN,TeluguSangamMN-Bold=Telugu Sangam MN Bold
    Thonburi|3-:Thonburi,Thonburi-Bold=Thonburi Bold;8-:Thonburi-Light=Thonburi Light
    Times New Roman|3-:TimesNewRomanPS-BoldItalicMT,TimesNewRomanPS-BoldMT,TimesNewRomanPS-ItalicMT,TimesNewRomanPSMT
    Trebuchet MS|3-:Trebuchet-BoldItalic,TrebuchetMS=Trebuchet MS,TrebuchetMS-Bold=Trebuchet MS Bold,TrebuchetMS-Italic=Trebuchet MS Italic
    Verdana|3-:Verdana,Verdana-Bold=Verdana Bold,Verdana-BoldItalic=Verdana Bold Italic,Verdana-Italic=Verdana Italic
    Zapf Dingbats|5-:ZapfDingbatsITC
    Zapfino|3-:Zapfino
    [macOS]
    Academy Engraved LET|-:AcademyEngravedLetPlain
    Al Bayan|-:AlBayan=Al Bayan Plain,AlBayan-Bold=Al Bayan Bold
    Al Nile|-:AlNile,AlNile-Bold
    Al Tarikh|-:AlTarikh=Al Tarikh Regular
    American Typewriter|-:AmericanTypewriter,AmericanTypewriter-Bold,AmericanTypewriter-Condensed,AmericanTypewriter-CondensedBold,AmericanTypewriter-CondensedLight,AmericanTypewriter-Light,AmericanTypewriter-Semibold
    Andale Mono|-:AndaleMono=Andale Mono
    Apple Braille|-:AppleBraille=Apple Braille,AppleBraille-Outline6Dot=Apple Braille Outline 6 Dot,AppleBraille-Outline8Dot=Apple Braille Outline 8 Dot,AppleBraille-Pinpoint6Dot=Apple Braille Pinpoint 6 Dot,AppleBraille-Pinpoint8Dot=Apple Braille Pinpoint 8 Dot
    Apple Chancery|-:Apple-Chancery=Apple Chancery
    Apple Color Emoji|-:AppleColorEmoji
    Apple LiGothic|-:LiGothicMed=Apple LiGothic Medium
    Apple LiSung|-:LiSungLight=Apple LiSung Light
    Apple SD Gothic Neo|-:AppleSDGothicNeo-Bold,AppleSDGothicNeo-ExtraBold=Apple SD GothicNeo ExtraBold,AppleSDGothicNeo-Heavy=Apple SD Gothic Neo Heavy,AppleSDGothicNeo-Light,AppleSDGothicNeo-Medium,AppleSDGothicNeo-Regular,AppleSDGothicNeo-SemiBold,AppleSDGothicNeo-Thin,AppleSDGothicNeo-UltraLight
    Apple Symbols|-:AppleSymbols
    AppleGothic|-:AppleGothic
    AppleMyungjo|-:AppleMyungjo=AppleMyungjo Regular
    Arial|-:Arial-BoldItalicMT,Arial-BoldMT,Arial-ItalicMT,ArialMT
    Arial Black|-:Arial-Black=Arial Black
    Arial Hebrew|-:ArialHebrew,ArialHebrew-Bold,ArialHebrew-Light
    Arial Hebrew Scholar|-:ArialHebrewScholar=Arial Hebrew Scholar,ArialHebrewScholar-Bold=Arial Hebrew Scholar Bold,ArialHebrewScholar-Light=Arial Hebrew Scholar Light
    Arial Narrow|-:ArialNarrow=Arial Narrow,ArialNarrow-Bold=Arial Narrow Bold,ArialNarrow-BoldItalic=Arial Narrow Bold Italic,ArialNarrow-Italic=Arial Narrow Italic
    Arial Rounded MT Bold|-:ArialRoundedMTBold
    Arial Unicode MS|-:ArialUnicodeMS=Arial Unicode MS
    Athelas|-:Athelas-Bold=Athelas Bold,Athelas-BoldItalic=Athelas Bold Italic,Athelas-Italic=Athelas Italic,Athelas-Regular=Athelas Regular
    Avenir|-:Avenir-Black,Avenir-BlackOblique,Avenir-Book,Avenir-BookOblique,Avenir-Heavy,Avenir-HeavyOblique,Avenir-Light,Avenir-LightOblique,Avenir-Medium,Avenir-MediumOblique,Avenir-Oblique,Avenir-Roman
    Avenir Next|-:AvenirNext-Bold,AvenirNext-BoldItalic,AvenirNext-DemiBold,AvenirNext-DemiBoldItalic,AvenirNext-Heavy,AvenirNext-HeavyItalic,AvenirNext-Italic,AvenirNext-Medium,AvenirNext-MediumItalic,AvenirNext-Regular,AvenirNext-UltraLight,AvenirNext-UltraLightItalic
    Avenir Next Condensed|-:AvenirNextCondensed-Bold,AvenirNextCondensed-BoldItalic,AvenirNextCondensed-DemiBold,AvenirNextCondensed-DemiBoldItalic,AvenirNextCondensed-Heavy,AvenirNextCondensed-HeavyItalic,AvenirNextCondensed-Italic,AvenirNextCondensed-Medium,AvenirNextCondensed-MediumItalic,AvenirNextCondensed-Regular,AvenirNextCondensed-UltraLight,AvenirNextCondensed-UltraLightItalic
    Ayuthaya|-:Ayuthaya
    BM Kirang Haerang|-:BMKIRANGHAERANG-OTF=BM KIRANGHAERANG OTF
    Baghdad|-:Baghdad=Baghdad Regular
    Bangla MN|-:BanglaMN=Bangla MN,BanglaMN-Bold=Bangla MN Bold
    Bangla Sangam MN|-:BanglaSangamMN,BanglaSangamMN-Bold
    Bank Gothic|-:BankGothic-Light=Bank Gothic Light,BankGothic-Medium=Bank Gothic Medium
    Baoli SC|-:STBaoliSC-Regular=Baoli SC Regular
    Baoli TC|-:STBaoliTC-Regular=Baoli TC Regular
    Baskerville|-:Baskerville,Baskerville-Bold,Baskerville-BoldItalic,Baskerville-Italic,Baskerville-SemiBold,Baskerville-SemiBoldItalic
    Beirut|-:Beirut=Beirut Regular
    Big Caslon|-:BigCaslon-Medium=Big Caslon Medium
    Blackmoor LET|-:BlackmoorLetPlain=Blackmoor LET Plain:2.0
    BlairMdITC TT|-:BlairMdITCTT-Medium=BlairMdITC TT Medium
    Bodoni 72|-:BodoniSvtyTwoITCTT-Bold,BodoniSvtyTwoITCTT-Book,BodoniSvtyTwoITCTT-BookIta
    Bodoni 72 Oldstyle|-:BodoniSvtyTwoOSITCTT-Bold,BodoniSvtyTwoOSITCTT-Book,BodoniSvtyTwoOSITCTT-BookIt
    Bodoni 72 Smallcaps|-:BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments|-:BodoniOrnamentsITCTT
    Bordeaux Roman Bold LET|-:BordeauxRomanBoldLetPlain=Bordeaux Roman Bold LET Plain
    Bradley Hand|-:BradleyHandITCTT-Bold
    Brush Script MT|-:BrushScriptMT=Brush Script MT Italic
    Capitals|-:CapitalsRegular=Capitals
    Chalkboard|-:Chalkboard,Chalkboard-Bold=Chalkboard Bold
    Chalkboard SE|-:ChalkboardSE-Bold,ChalkboardSE-Light,ChalkboardSE-Regular
    Chalkduster|-:Chalkduster
    Charter|-:Charter-Black,Charter-BlackItalic,Charter-Bold,Charter-BoldItalic,Charter-Italic,Charter-Roman
    Cochin|-:Cochin,Cochin-Bold,Cochin-BoldItalic,Cochin-Italic
    Comic Sans MS|-:ComicSansMS=Comic Sans MS,ComicSansMS-Bold=Comic Sans MS Bold
    Copperplate|-:Copperplate,Copperplate-Bold,Copperplate-Light
    Corsiva Hebrew|-:CorsivaHebrew=Corsiva Hebrew,CorsivaHebrew-Bold=Corsiva Hebrew Bold
    Courier|-:Courier,Courier-Bold,Courier-BoldOblique,Courier-Oblique
    Courier New|-:CourierNewPS-BoldItalicMT,CourierNewPS-BoldMT,CourierNewPS-ItalicMT,CourierNewPSMT
    DIN Alternate|-:DINAlternate-Bold
    DIN Condensed|-:DINCondensed-Bold
    Damascus|-:Damascus,DamascusBold,DamascusLight,DamascusMedium,DamascusSemiBold
    DecoType Naskh|-:DecoTypeNaskh=DecoType Naskh Regular
    Devanagari MT|-:DevanagariMT=Devanagari MT,DevanagariMT-Bold=Devanagari MT Bold
    Devanagari Sangam MN|-:DevanagariSangamMN,DevanagariSangamMN-Bold
    Didot|-:Didot,Didot-Bold,Didot-Italic
    Diwan Kufi|-:DiwanKufi=Diwan Kufi Regular
    Diwan Thuluth|-:DiwanThuluth=Diwan Thuluth Regular
    Euphemia UCAS|-:EuphemiaUCAS,EuphemiaUCAS-Bold,EuphemiaUCAS-Italic
    Farah|-:Farah
    Farisi|-:Farisi=Farisi Regular
    Futura|-:Futura-Bold,Futura-CondensedExtraBold,Futura-CondensedMedium,Futura-Medium,Futura-MediumItalic
    Galvji|-:Galvji,Galvji-Bold,Galvji-BoldOblique=Galvji Bold Oblique,Galvji-Oblique=Galvji Oblique
    Geeza Pro|-:GeezaPro,GeezaPro-Bold
    Geneva|-:Geneva
    Georgia|-:Georgia,Georgia-Bold,Georgia-BoldItalic,Georgia-Italic
    Gill Sans|-:GillSans,GillSans-Bold,GillSans-BoldItalic,GillSans-Italic,GillSans-Light,GillSans-LightItalic,GillSans-SemiBold,GillSans-SemiBoldItalic,GillSans-UltraBold
    Grantha Sangam MN|-:GranthaSangamMN-Bold,GranthaSangamMN-Regular
    Gujarati MT|-:GujaratiMT=Gujarati MT,GujaratiMT-Bold=Gujarati MT Bold
    Gujarati Sangam MN|-:GujaratiSangamMN,GujaratiSangamMN-Bold
    GungSeo|-:JCkg=GungSeo Regular
    Gurmukhi MN|-:GurmukhiMN,GurmukhiMN-Bold
    Gurmukhi MT|-:MonotypeGurmukhi=Gurmukhi MT
    Gurmukhi Sangam MN|-:GurmukhiSangamMN=Gurmukhi Sangam MN,GurmukhiSangamMN-Bold=Gurmukhi Sangam MN Bold
    Hannotate SC|-:HannotateSC-W5=Hannotate SC Regular,HannotateSC-W7=Hannotate SC Bold
    Hannotate TC|-:HannotateTC-W5=Hannotate TC Regular,HannotateTC-W7=Hannotate TC Bold
    HanziPen SC|-:HanziPenSC-W3=HanziPen SC Regular,HanziPenSC-W5=HanziPen SC Bold
    HanziPen TC|-:HanziPenTC-W3=HanziPen TC Regular,HanziPenTC-W5=HanziPen TC Bold
    HeadLineA|-:JCHEadA=HeadLineA Regular
    Hei|-:SIL-Hei-Med-Jian=Hei Regular
    Heiti SC|-:STHeitiSC-Light,STHeitiSC-Medium
    Heiti TC|-:STHeitiTC-Light,STHeitiTC-Medium
    Helvetica|-:Helvetica,Helvetica-Bold,Helvetica-BoldOblique,Helvetica-Light,Helvetica-LightOblique,Helvetica-Oblique
    Helvetica Neue|-:HelveticaNeue,HelveticaNeue-Bold,HelveticaNeue-BoldItalic,HelveticaNeue-CondensedBlack,HelveticaNeue-CondensedBold,HelveticaNeue-Italic,HelveticaNeue-Light,HelveticaNeue-LightItalic,HelveticaNeue-Medium,HelveticaNeue-MediumItalic,HelveticaNeue-Thin,HelveticaNeue-ThinItalic,HelveticaNeue-UltraLight,HelveticaNeue-UltraLightItalic
    Herculanum|-:Herculanum
    Hiragino Kaku Gothic Pro|-:HiraKakuPro-W3,HiraKakuPro-W6
    Hiragino Kaku Gothic ProN|-:HiraKakuProN-W3,HiraKakuProN-W6
    Hiragino Kaku Gothic Std|-:HiraKakuStd-W8=Hiragino Kaku Gothic Std W8
    Hiragino Kaku Gothic StdN|-:HiraKakuStdN-W8=Hiragino Kaku Gothic StdN W8
    Hiragino Maru Gothic Pro|-:HiraMaruPro-W4
    Hiragino Maru Gothic ProN|-:HiraMaruProN-W4
    Hiragino Mincho Pro|-:HiraMinPro-W3,HiraMinPro-W6
    Hiragino Mincho ProN|-:HiraMinProN-W3,HiraMinProN-W6
    Hiragino Sans|-:HiraginoSans-W0=Hiragino Sans W0,HiraginoSans-W1=Hiragino Sans W1,HiraginoSans-W2=Hiragino Sans W2,HiraginoSans-W3,HiraginoSans-W4,HiraginoSans-W5,HiraginoSans-W6,HiraginoSans-W7,HiraginoSans-W8,HiraginoSans-W9=Hiragino Sans W9
    Hiragino Sans GB|-:HiraginoSansGB-W3=Hiragino Sans GB W3,HiraginoSansGB-W6=Hiragino Sans GB W6
    Hoefler Text|-:HoeflerText-Black,HoeflerText-BlackItalic,HoeflerText-Italic,HoeflerText-Ornaments=Hoefler Text Ornaments,HoeflerText-Regular
    ITF Devanagari|-:ITFDevanagari-Bold,ITFDevanagari-Book,ITFDevanagari-Demi,ITFDevanagari-Light,ITFDevanagari-Medium
    ITF Devanagari Marathi|-:ITFDevanagariMarathi-Bold=ITFDevanagari Marathi-Bold,ITFDevanagariMarathi-Book=ITFDevanagari Marathi-Book,ITFDevanagariMarathi-Demi=ITFDevanagari Marathi-Demi,ITFDevanagariMarathi-Light=ITFDevanagari Marathi Light,ITFDevanagariMarathi-Medium=ITF Devanagari Marathi Medium
    Impact|-:Impact
    InaiMathi|-:InaiMathi,InaiMathi-Bold=InaiMathi Bold
    Iowan Old Style|-:IowanOldStyle-Black=Iowan Old Style Black,IowanOldStyle-BlackItalic=Iowan Old Style Black Italic,IowanOldStyle-Bold,IowanOldStyle-BoldItalic,IowanOldStyle-Italic,IowanOldStyle-Roman,IowanOldStyle-Titling=Iowan Old Style Titling
    Jazz LET|-:JazzLetPlain=Jazz LET Plain:1.0
    Kai|-:SIL-Kai-Reg-Jian=Kai Regular
    Kailasa|-:Kailasa,Kailasa-Bold
    Kaiti SC|-:STKaitiSC-Black=Kaiti SC Black,STKaitiSC-Bold=Kaiti SC Bold,STKaitiSC-Regular=Kaiti SC Regular
    Kaiti TC|-:STKaitiTC-Black=Kaiti TC Black,STKaitiTC-Bold=Kaiti TC Bold,STKaitiTC-Regular=Kaiti TC Regular
    Kannada MN|-:KannadaMN=Kannada MN,KannadaMN-Bold=Kannada MN Bold
    Kannada Sangam MN|-:KannadaSangamMN,KannadaSangamMN-Bold
    Kefa|-:Kefa-Bold=Kefa Bold,Kefa-Regular
    Khmer MN|-:KhmerMN=Khmer MN,KhmerMN-Bold=Khmer MN Bold
    Khmer Sangam MN|-:KhmerSangamMN
    Klee|-:Klee-Demibold=Klee Demibold,Klee-Medium=Klee Medium
    Kohinoor Bangla|-:KohinoorBangla-Bold=Kohinoor Bangla Bold,KohinoorBangla-Light,KohinoorBangla-Medium=Kohinoor Bangla Medium,KohinoorBangla-Regular,KohinoorBangla-Semibold
    Kohinoor Devanagari|-:KohinoorDevanagari-Bold=Kohinoor Devanagari Bold,KohinoorDevanagari-Light,KohinoorDevanagari-Medium,KohinoorDevanagari-Regular,KohinoorDevanagari-Semibold
    Kohinoor Gujarati|-:KohinoorGujarati-Bold,KohinoorGujarati-Light,KohinoorGujarati-Medium=Kohinoor Gujarati Medium,KohinoorGujarati-Regular,KohinoorGujarati-Semibold=Kohinoor Gujarati Semibold
    Kohinoor Telugu|-:KohinoorTelugu-Bold=Kohinoor Telugu Bold,KohinoorTelugu-Light,KohinoorTelugu-Medium,KohinoorTelugu-Regular,KohinoorTelugu-Semibold=Kohinoor Telugu Semibold
    Kokonor|-:Kokonor=Kokonor Regular
    Krungthep|-:Krungthep
    KufiStandardGK|-:KufiStandardGK=KufiStandardGK Regular
    Lantinghei SC|-:FZLTTHK--GBK1-0=Lantinghei SC Heavy,FZLTXHK--GBK1-0=Lantinghei SC Extralight,FZLTZHK--GBK1-0=Lantinghei SC Demibold
    Lantinghei TC|-:FZLTTHB--B51-0=Lantinghei TC Heavy,FZLTXHB--B51-0=Lantinghei TC Extralight,FZLTZHB--B51-0=Lantinghei TC Demibold
    Lao MN|-:LaoMN=Lao MN,LaoMN-Bold=Lao MN Bold
    Lao Sangam MN|-:LaoSangamMN
    LiHei Pro|-:LiHeiPro=LiHei Pro
    LiSong Pro|-:LiSongPro=LiSong Pro
    Libian SC|-:STLibianSC-Regular=Libian SC Regular
    Libian TC|-:STLibianTC-Regular=Libian TC Regular
    LingWai SC|-:MLingWaiMedium-SC=LingWai SC Medium
    LingWai TC|-:MLingWaiMedium-TC=LingWai TC Medium
    Lucida Grande|-:LucidaGrande=Lucida Grande,LucidaGrande-Bold=Lucida Grande Bold
    Luminari|-:Luminari-Regular=Luminari
    Malayalam MN|-:MalayalamMN=Malayalam MN,MalayalamMN-Bold=Malayalam MN Bold
    Malayalam Sangam MN|-:MalayalamSangamMN,MalayalamSangamMN-Bold
    Marion|-:Marion-Bold,Marion-Italic,Marion-Regular
    Marker Felt|-:MarkerFelt-Thin,MarkerFelt-Wide
    Menlo|-:Menlo-Bold,Menlo-BoldItalic,Menlo-Italic,Menlo-Regular
    Microsoft Sans Serif|-:MicrosoftSansSerif=Microsoft Sans Serif
    Mishafi|-:DiwanMishafi
    Mishafi Gold|-:DiwanMishafiGold=Mishafi Gold Regular
    Mona Lisa Solid ITC TT|-:MonaLisaSolidITCTT=Mona Lisa Solid ITC TT
    Monaco|-:Monaco
    Mshtakan|-:Mshtakan,MshtakanBold=Mshtakan Bold,MshtakanBoldOblique=Mshtakan BoldOblique,MshtakanOblique=Mshtakan Oblique
    Mukta Mahee|-:MuktaMahee-Bold,MuktaMahee-ExtraBold=MuktaMahee ExtraBold,MuktaMahee-ExtraLight=MuktaMahee ExtraLight,MuktaMahee-Light,MuktaMahee-Medium=MuktaMahee Medium,MuktaMahee-Regular,MuktaMahee-SemiBold=MuktaMahee SemiBold
    Muna|-:Muna=Muna Regular,MunaBlack=Muna Black,MunaBold=Muna Bold
    Myanmar MN|-:MyanmarMN=Myanmar MN,MyanmarMN-Bold=Myanmar MN Bold
    Myanmar Sangam MN|-:MyanmarSangamMN,MyanmarSangamMN-Bold
    Nadeem|-:Nadeem=Nadeem Regular
    Nanum Brush Script|-:NanumBrush=Nanum Brush Script
    Nanum Gothic|-:NanumGothic,NanumGothicBold=NanumGothic Bold,NanumGothicExtraBold=NanumGothic ExtraBold
    Nanum Myeongjo|-:NanumMyeongjo,NanumMyeongjoBold,NanumMyeongjoExtraBold
    Nanum Pen Script|-:NanumPen=Nanum Pen Script
    New Peninim MT|-:NewPeninimMT=New Peninim MT,NewPeninimMT-Bold=New Peninim MT Bold,NewPeninimMT-BoldInclined=New Peninim MT Bold Inclined,NewPeninimMT-Inclined=New Peninim MT Inclined
    Noteworthy|-:Noteworthy-Bold,Noteworthy-Light
    Noto Nastaliq Urdu|-:NotoNastaliqUrdu,NotoNastaliqUrdu-Bold
    Noto Sans Kannada|-:NotoSansKannada-Black=Noto Sans Kannada Black,NotoSansKannada-Bold,NotoSansKannada-ExtraBold=Noto Sans Kannada ExtraBold,NotoSansKannada-ExtraLight=Noto Sans Kannada ExtraLight,NotoSansKannada-Light,NotoSansKannada-Medium=Noto Sans Kannada Medium,NotoSansKannada-Regular,NotoSansKannada-SemiBold=Noto Sans Kannada SemiBold,NotoSansKannada-Thin=Noto Sans Kannada Thin
    Noto Sans Myanmar|-:NotoSansMyanmar-Black=Noto Sans Myanmar Black,NotoSansMyanmar-Bold,NotoSansMyanmar-ExtraBold=Noto Sans Myanmar ExtraBold,NotoSansMyanmar-ExtraLight=Noto Sans Myanmar ExtraLight,NotoSansMyanmar-Light,NotoSansMyanmar-Medium=Noto Sans Myanmar Medium,NotoSansMyanmar-Regular,NotoSansMyanmar-SemiBold=Noto Sans Myanmar SemiBold,NotoSansMyanmar-Thin=Noto Sans Myanmar Thin
    Noto Sans Oriya|-:NotoSansOriya,NotoSansOriya-Bold
    Noto Serif Myanmar|-:NotoSerifMyanmar-Black=Noto Serif Myanmar Black,NotoSerifMyanmar-Bold=Noto Serif Myanmar Bold,NotoSerifMyanmar-ExtraBold=Noto Serif Myanmar ExtraBold,NotoSerifMyanmar-ExtraLight=Noto Serif Myanmar ExtraLight,NotoSerifMyanmar-Light=Noto Serif Myanmar Light,NotoSerifMyanmar-Medium=Noto Serif Myanmar Medium,NotoSerifMyanmar-Regular=Noto Serif Myanmar Regular,NotoSerifMyanmar-SemiBold=Noto Serif Myanmar SemiBold,NotoSerifMyanmar-Thin=Noto Serif Myanmar Thin
    Optima|-:Optima-Bold,Optima-BoldItalic,Optima-ExtraBlack,Optima-Italic,Optima-Regular
    Oriya MN|-:OriyaMN=Oriya MN,OriyaMN-Bold=Oriya MN Bold
    Oriya Sangam MN|-:OriyaSangamMN,OriyaSangamMN-Bold
    Osaka|-:Osaka,Osaka-Mono
    PCMyungjo|-:JCsmPC=PCMyungjo Regular
    PSL Ornanong Pro|-:PSLOrnanongPro-Bold=PSL Ornanong Pro Bold,PSLOrnanongPro-BoldItalic=PSL Ornanong Pro Bold Italic,PSLOrnanongPro-Demibold=PSL Ornanong Pro Demibold,PSLOrnanongPro-DemiboldItalic=PSL Ornanong Pro Demibold Italic,PSLOrnanongPro-Italic=PSL Ornanong Pro Italic,PSLOrnanongPro-Light=PSL Ornanong Pro Light,PSLOrnanongPro-LightItalic=PSL Ornanong Pro Light Italic,PSLOrnanongPro-Regular=PSL Ornanong Pro
    PT Mono|-:PTMono-Bold=PT Mono Bold,PTMono-Regular=PT Mono
    PT Sans|-:PTSans-Bold=PT Sans Bold,PTSans-BoldItalic=PT Sans Bold Italic,PTSans-Italic=PT Sans Italic,PTSans-Regular=PT Sans
    PT Sans Caption|-:PTSans-Caption=PT Sans Caption,PTSans-CaptionBold=PT Sans Caption Bold
    PT Sans Narrow|-:PTSans-Narrow=PT Sans Narrow,PTSans-NarrowBold=PT Sans Narrow Bold
    PT Serif|-:PTSerif-Bold=PT Serif Bold,PTSerif-BoldItalic=PT Serif Bold Italic,PTSerif-Italic=PT Serif Italic,PTSerif-Regular=PT Serif
    PT Serif Caption|-:PTSerif-Caption=PT Serif Caption,PTSerif-CaptionItalic=PT Serif Caption Italic
    Palatino|-:Palatino-Bold,Palatino-BoldItalic,Palatino-Italic,Palatino-Roman
    Papyrus|-:Papyrus,Papyrus-Condensed
    Party LET|-:PartyLetPlain
    Phosphate|-:Phosphate-Inline=Phosphate Inline,Phosphate-Solid=Phosphate Solid
    PilGi|-:JCfg=PilGi Regular
    Plantagenet Cherokee|-:PlantagenetCherokee=Plantagenet Cherokee
    PortagoITC TT|-:PortagoITCTT=PortagoITC TT
    Princetown LET|-:PrincetownLET=Princetown LET
    Raanana|-:Raanana,RaananaBold=Raanana Bold
    Rockwell|-:Rockwell-Bold,Rockwell-BoldItalic,Rockwell-Italic,Rockwell-Regular
    STFangsong|-:STFangsong
    STHeiti|-:STHeiti,STXihei
    STKaiti|-:STKaiti
    STSong|-:STSong
    Sana|-:Sana=Sana Regular
    Santa Fe LET|-:SantaFeLetPlain=Santa Fe LET Plain:1.0
    Sathu|-:Sathu
    Savoye LET|-:SavoyeLetPlain
    SchoolHouse Cursive B|-:SchoolHouseCursiveB=SchoolHouse Cursive B
    SchoolHouse Printed A|-:SchoolHousePrintedA=SchoolHouse Printed A
    Seravek|-:Seravek,Seravek-Bold=Seravek Bold,Seravek-BoldItalic=Seravek Bold Italic,Seravek-ExtraLight=Seravek ExtraLight,Seravek-ExtraLightItalic=Seravek ExtraLight Italic,Seravek-Italic=Seravek Italic,Seravek-Light=Seravek Light,Seravek-LightItalic=Seravek Light Italic,Seravek-Medium=Seravek Medium,Seravek-MediumItalic=Seravek Medium Italic
    Shree Devanagari 714|-:ShreeDev0714=Shree Devanagari 714,ShreeDev0714-Bold=Shree Devanagari 714 Bold,ShreeDev0714-BoldItalic=Shree Devanagari 714 Bold Italic,ShreeDev0714-Italic=Shree Devanagari 714 Italic
    SignPainter|-:SignPainter-HouseScript,SignPainter-HouseScriptSemibold=SignPainter-HouseScript Semibold
    Silom|-:Silom
    SimSong|-:SimSong-Bold=SimSong Bold,SimSong-Regular=SimSong Regular
    Sinhala MN|-:SinhalaMN=Sinhala MN,SinhalaMN-Bold=Sinhala MN Bold
    Sinhala Sangam MN|-:SinhalaSangamMN,SinhalaSangamMN-Bold
    Skia|-:Skia-Regular=Skia,Skia-Regular_Black,Skia-Regular_Black-Condensed,Skia-Regular_Black-Extended,Skia-Regular_Bold,Skia-Regular_Condensed,Skia-Regular_Extended,Skia-Regular_Light,Skia-Regular_Light-Condensed,Skia-Regular_Light-Extended
    Snell Roundhand|-:SnellRoundhand,SnellRoundhand-Black,SnellRoundhand-Bold
    Songti SC|-:STSongti-SC-Black=Songti SC Black,STSongti-SC-Bold=Songti SC Bold,STSongti-SC-Light=Songti SC Light,STSongti-SC-Regular=Songti SC Regular
    Songti TC|-:STSongti-TC-Bold=Songti TC Bold,STSongti-TC-Light=Songti TC Light,STSongti-TC-Regular=Songti TC Regular
    Stone Sans ITC TT|-:StoneSansITCTT-Bold=Stone Sans ITC TT Bold
    Stone Sans Sem ITC TT|-:StoneSansITCTT-Semi=Stone Sans Sem ITC TT Semi,StoneSansITCTT-SemiIta=Stone Sans Sem ITC TT SemiIta
    Sukhumvit Set|-:SukhumvitSet-Bold,SukhumvitSet-Light,SukhumvitSet-Medium,SukhumvitSet-SemiBold,SukhumvitSet-Text,SukhumvitSet-Thin
    Superclarendon|-:Superclarendon-Black,Superclarendon-BlackItalic,Superclarendon-Bold,Superclarendon-BoldItalic,Superclarendon-Italic,Superclarendon-Light,Superclarendon-LightItalic,Superclarendon-Regular
    Symbol|-:Symbol
    Synchro LET|-:SynchroLET=Synchro LET
    Tahoma|-:Tahoma,Tahoma-Bold=Tahoma Bold
    Tamil MN|-:TamilMN=Tamil MN,TamilMN-Bold=Tamil MN Bold
    Tamil Sangam MN|-:TamilSangamMN,TamilSangamMN-Bold
    Telugu MN|-:TeluguMN=Telugu MN,TeluguMN-Bold=Telugu MN Bold
    Telugu Sangam MN|-:TeluguSangamMN,TeluguSangamMN-Bold
    Thonburi|-:Thonburi,Thonburi-Bold,Thonburi-Light
    Times|-:Times-Bold=Times Bold,Times-BoldItalic=Times Bold Italic,Times-Italic=Times Italic,Times-Roman=Times Roman
    Times New Roman|-:TimesNewRomanPS-BoldItalicMT,TimesNewRomanPS-BoldMT,TimesNewRomanPS-ItalicMT,TimesNewRomanPSMT
    Toppan Bunkyu Gothic|-:ToppanBunkyuGothicPr6N-DB=Toppan Bunkyu Gothic Demibold,ToppanBunkyuGothicPr6N-Regular=Toppan Bunkyu Gothic Regular
    Toppan Bunkyu Midashi Gothic|-:ToppanBunkyuMidashiGothicStdN-ExtraBold=Toppan Bunkyu Midashi Gothic Extrabold
    Toppan Bunkyu Midashi Mincho|-:ToppanBunkyuMidashiMinchoStdN-ExtraBold=Toppan Bunkyu Midashi Mincho Extrabold
    Toppan Bunkyu Mincho|-:ToppanBunkyuMinchoPr6N-Regular=Toppan Bunkyu Mincho Regular
    Trattatello|-:Trattatello
    Trebuchet MS|-:Trebuchet-BoldItalic,TrebuchetMS,TrebuchetMS-Bold,TrebuchetMS-Italic
    Tsukushi A Round Gothic|-:TsukuARdGothic-Bold=Tsukushi A Round Gothic Bold,TsukuARdGothic-Regular=Tsukushi A Round Gothic Regular
    Tsukushi B Round Gothic|-:TsukuBRdGothic-Bold=Tsukushi B Round Gothic Bold,TsukuBRdGothic-Regular=Tsukushi B Round Gothic Regula
    Type Embellishments One LET|-:TypeEmbellishmentsOneLetPlain=Type Embellishments One LET Embellishments One LET Plain:1.0
    Verdana|-:Verdana,Verdana-Bold,Verdana-BoldItalic,Verdana-Italic
    Waseem|-:Waseem=Waseem Regular,WaseemLight=Waseem Light
    Wawati SC|-:DFWaWaSC-W5=Wawati SC Regular
    Wawati TC|-:DFWaWaTC-W5=Wawati TC Regular
    Webdings|-:Webdings
    Weibei SC|-:WeibeiSC-Bold=Weibei SC Bold
    Weibei TC|-:WeibeiTC-Bold=Weibei TC Bold
    Wingdings|-:Wingdings-Regular=Wingdings
    Wingdings 2|-:Wingdings2=Wingdings 2
    Wingdings 3|-:Wingdings3=Wingdings 3
    Xingkai SC|-:STXingkaiSC-Bold=Xingkai SC Bold,STXingkaiSC-Light=Xingkai SC Light
    Xingkai TC|-:STXingkaiTC-Bold=Xingkai TC Bold,STXingkaiTC-Light=Xingkai TC Light
    YuGothic|-:YuGo-Bold=YuGothic Bold,YuGo-Medium=YuGothic Medium
    YuMincho|-:YuMin-Demibold=YuMincho Demibold,YuMin-Extrabold=YuMincho Extrabold,YuMin-Medium=YuMincho Medium
    YuMincho +36p Kana|-:YuMin_36pKn-Demibold=YuMincho +36p Kana Demibold,YuMin_36pKn-Extrabold=YuMincho +36p Kana Extrabold,YuMin_36pKn-Medium=YuMincho +36p Kana Medium
    Yuanti SC|-:STYuanti-SC-Bold=Yuanti SC Bold,STYuanti-SC-Light=Yuanti SC Light,STYuanti-SC-Regular=Yuanti SC Regular
    Yuanti TC|-:STYuanti-TC-Bold=Yuanti TC Bold,STYuanti-TC-Light=Yuanti TC Light,STYuanti-TC-Regular=Yuanti TC Regular
    Yuppy SC|-:YuppySC-Regular=Yuppy SC Regular
    Yuppy TC|-:YuppyTC-Regular=Yuppy TC Regular
    Zapf Dingbats|-:ZapfDingbatsITC
    Zapfino|-:Zapfino
    [macOS unconfirmed]
    BiauKai|-:DFKaiShu-SB-Estd-BF=BiauKai
    Casual|-:AppleCasual
    Cracked|-:Cracked
    GB18030 Bitmap|-:GB18030Bitmap=GB18030 Bitmap
    Handwriting - Dakota|-:Handwriting-Dakota
    Hiragino Sans CNS|-:HiraginoSansCNS-W3=Hiragino Sans CNS W3,HiraginoSansCNS-W6=Hiragino Sans CNS W6
    PingFang HK|-:PingFangHK-Light,PingFangHK-Medium,PingFangHK-Regular,PingFangHK-Semibold,PingFangHK-Thin,PingFangHK-Ultralight
    PingFang SC|-:PingFangSC-Light,PingFangSC-Medium,PingFangSC-Regular,PingFangSC-Semibold,PingFangSC-Thin,PingFangSC-Ultralight
    PingFang TC|-:PingFangTC-Light,PingFangTC-Medium,PingFangTC-Regular,PingFangTC-Semibold,PingFangTC-Thin,PingFangTC-Ultralight
    PoemScriptW00-Regular|-:PoemScriptW00-Regular
    STIXGeneral|-:STIXGeneral-Bold=STIXGeneral Bold,STIXGeneral-BoldItalic=STIXGeneral Bold Italic,STIXGeneral-Italic=STIXGeneral Italic,STIXGeneral-Regular
    STIXIntegralsD|-:STIXIntegralsD-Bold,STIXIntegralsD-Regular
    STIXIntegralsSm|-:STIXIntegralsSm-Bold,STIXIntegralsSm-Regular
    STIXIntegralsUp|-:STIXIntegralsUp-Bold,STIXIntegralsUp-Regular
    STIXIntegralsUpD|-:STIXIntegralsUpD-Bold,STIXIntegralsUpD-Regular
    STIXIntegralsUpSm|-:STIXIntegralsUpSm-Bold,STIXIntegralsUpSm-Regular
    STIXNonUnicode|-:STIXNonUnicode-Bold,STIXNonUnicode-BoldItalic,STIXNonUnicode-Italic,STIXNonUnicode-Regular
    STIXSizeFiveSym|-:STIXSizeFiveSym-Regular
    STIXSizeFourSym|-:STIXSizeFourSym-Bold,STIXSizeFourSym-Regular
    STIXSizeOneSym|-:STIXSizeOneSym-Bold,STIXSizeOneSym-Regular
    STIXSizeThreeSym|-:STIXSizeThreeSym-Bold,STIXSizeThreeSym-Regular
    STIXSizeTwoSym|-:STIXSizeTwoSym-Bold,STIXSizeTwoSym-Regular
    STIXVariants|-:STIXVariants-Bold,STIXVariants-Regular
    YuKyokasho|-:YuKyo-Bold=YuKyokasho Bold,YuKyo-Medium=YuKyokasho Medium
    YuKyokasho Yoko|-:YuKyo_Yoko-Bold=YuKyokasho Yoko Bold,YuKyo_Yoko-Medium=YuKyokasho Yoko Medium
    [macOS families]
    Adelle Sans Devanagari|
    AkayaKanadaka|
    AkayaTelivigala|
    Al Firat|
    Al Khalil|
    Al Rafidain|
    Al Rafidain Al Fanni|
    Algiers|
    Annai MN|
    Arima Koshi|
    Arima Madurai|
    Asphalt|
    BIZ UDGothic|
    BIZ UDMincho|
    BM Dohyeon|
    BM Hanna 11yrs Old|
    BM Hanna Air|
    BM Hanna Pro|
    BM Jua|
    BM Yeonsung|
    Bai Jamjuree|
    Balega|
    Baloo 2|
    Baloo Bhai 2|
    Baloo Bhaijaan|
    Baloo Bhaina 2|
    Baloo Chettan 2|
    Baloo Da 2|
    Baloo Paaji 2|
    Baloo Tamma 2|
    Baloo Tammudu 2|
    Baloo Thambi 2|
    Basra|
    Bebas Neue|
    BiauKaiHK|
    BiauKaiTC|
    Bodoni Ornaments ITC TT|
    Bodoni SvtyTwo ITC TT|
    Bodoni SvtyTwo OS ITC TT|
    Bodoni SvtyTwo SC ITC TT|
    Book Antiqua|
    Bookman Old Style|
    Braganza|
    Brill|
    Cambay Devanagari|
    Canela|
    Canela Deck|
    Canela Text|
    Carlito|
    Century Gothic|
    Century Schoolbook|
    Chakra Petch|
    Charm|
    Charmonman|
    Dash|
    Dear Joe Four|
    Dijla|
    Domaine Display|
    Druk|
    Druk Text|
    Druk Wide|
    Fahkwang|
    Fakt Slab Stencil Pro|
    Forgotten Futurist|
    Founders Grotesk|
    Founders Grotesk Condensed|
    Founders Grotesk Text|
    Garamond|
    Gotu|
    Graphik|
    Graphik Compact|
    Hiragino Sans TC|
    Hopper Script|
    Hubballi|
    Jaini|
    Jaini Purva|
    Journal Sans New|
    K2D|
    Katari|
    Kavivanar|
    Kigelia|
    Kigelia Arabic|
    KoHo|
    Kodchasan|
    Koufi Abjadi|
    Krub|
    Lahore Gurmukhi|
    Laimoon|
    Lava Devanagari|
    Lava Kannada|
    Lava Telugu|
    Maku|
    Mali|
    Modak|
    Mukta|
    Mukta Malar|
    Mukta Vaani|
    Myriad Arabic|
    Niramit|
    Nisan|
    Nom Na Tong|
    Noto Sans Adlam|
    Noto Sans Armenian|
    Noto Sans Avestan|
    Noto Sans Bamum|
    Noto Sans Bassa Vah|
    Noto Sans Batak|
    Noto Sans Bhaiksuki|
    Noto Sans Brahmi|
    Noto Sans Buginese|
    Noto Sans Buhid|
    Noto Sans Carian|
    Noto Sans Caucasian Albanian|
    Noto Sans Chakma|
    Noto Sans Cham|
    Noto Sans Coptic|
    Noto Sans Cuneiform|
    Noto Sans Cypriot|
    Noto Sans Duployan|
    Noto Sans Egyptian Hieroglyphs|
    Noto Sans Elbasan|
    Noto Sans Glagolitic|
    Noto Sans Gothic|
    Noto Sans Hanifi Rohingya|
    Noto Sans Hanunoo|
    Noto Sans Hatran|
    Noto Sans Imperial Aramaic|
    Noto Sans Inscriptional Pahlavi|
    Noto Sans Inscriptional Parthian|
    Noto Sans Kaithi|
    Noto Sans Kayah Li|
    Noto Sans Kharoshthi|
    Noto Sans Khojki|
    Noto Sans Khudawadi|
    Noto Sans Lepcha|
    Noto Sans Limbu|
    Noto Sans Linear A|
    Noto Sans Linear B|
    Noto Sans Lisu|
    Noto Sans Lycian|
    Noto Sans Lydian|
    Noto Sans Mahajani|
    Noto Sans Mandaic|
    Noto Sans Manichaean|
    Noto Sans Marchen|
    Noto Sans Meetei Mayek|
    Noto Sans Mende Kikakui|
    Noto Sans Meroitic|
    Noto Sans Miao|
    Noto Sans Modi|
    Noto Sans Mongolian|
    Noto Sans Mro|
    Noto Sans Multani|
    Noto Sans NKo|
    Noto Sans Nabataean|
    Noto Sans New Tai Lue|
    Noto Sans Newa|
    Noto Sans Ol Chiki|
    Noto Sans Old Hungarian|
    Noto Sans Old Italic|
    Noto Sans Old North Arabian|
    Noto Sans Old Permic|
    Noto Sans Old Persian|
    Noto Sans Old South Arabian|
    Noto Sans Old Turkic|
    Noto Sans Osage|
    Noto Sans Osmanya|
    Noto Sans Pahawh Hmong|
    Noto Sans Palmyrene|
    Noto Sans Pau Cin Hau|
    Noto Sans PhagsPa|
    Noto Sans Phoenician|
    Noto Sans Psalter Pahlavi|
    Noto Sans Rejang|
    Noto Sans Samaritan|
    Noto Sans Saurashtra|
    Noto Sans Sharada|
    Noto Sans Sora Sompeng|
    Noto Sans Sundanese|
    Noto Sans Syloti Nagri|
    Noto Sans Syriac|
    Noto Sans Tagalog|
    Noto Sans Tagbanwa|
    Noto Sans Tai Le|
    Noto Sans Tai Tham|
    Noto Sans Tai Viet|
    Noto Sans Takri|
    Noto Sans Thaana|
    Noto Sans Tirhuta|
    Noto Sans Ugaritic|
    Noto Sans Vai|
    Noto Sans Wancho|
    Noto Sans Warang Citi|
    Noto Sans Yi|
    Noto Sans Zawgyi|
    Noto Serif Ahom|
    Noto Serif Balinese|
    Noto Serif Hmong Nyiakeng|
    Noto Serif Kannada|
    November Bangla Traditional|
    November India|
    October Compressed Devanagari|
    October Compressed Gujarati|
    October Compressed Gurmukhi|
    October Compressed Kannada|
    October Compressed Meetei Mayek|
    October Compressed Odia|
    October Compressed Ol Chiki|
    October Compressed Tamil|
    October Compressed Telugu|
    October Condensed Devanagari|
    October Condensed Gujarati|
    October Condensed Gurmukhi|
    October Condensed Kannada|
    October Condensed Meetei Mayek|
    October Condensed Odia|
    October Condensed Ol Chiki|
    October Condensed Tamil|
    October Condensed Telugu|
    October Devanagari|
    October Gujarati|
    October Gurmukhi|
    October India|
    October Kannada|
    October Meetei Mayek|
    October Odia|
    October Ol Chiki|
    October Tamil|
    October Telugu|
    Padyakke Expanded One|
    Produkt|
    Proxima Nova|
    Publico Headline|
    Publico Text|
    Quotes Caps|
    Quotes Script|
    Raya|
    STIX Two Text|
    Sama Devanagari|
    Sama Gujarati|
    Sama Gurmukhi|
    Sama Kannada|
    Sama Malayalam|
    Sama Tamil|
    Sarabun|
    Scheme|
    Shobhika|
    Somer|
    Spot Mono|
    Srisakdi|
    The Hand Serif|
    Tiro Bangla|
    Tiro Devanagari Hindi|
    Tiro Devanagari Marathi|
    Tiro Devanagari Sanskrit|
    Tiro Gurmukhi|
    Tiro Kannada|
    Tiro Tamil|
    Tiro Telugu|
    Tw Cen MT|
    Yaziji|
    Zawra|
    [downloadable]
    Adelle Sans Devanagari|-:AdelleSansDevanagari-Bold=Adelle Sans Devanagari Bold,AdelleSansDevanagari-Extrabold=Adelle Sans Devanagari Extrabold,AdelleSansDevanagari-Heavy=Adelle Sans Devanagari Heavy,AdelleSansDevanagari-Light=Adelle Sans Devanagari Light,AdelleSansDevanagari-Regular=Adelle Sans Devanagari Regular,AdelleSansDevanagari-Semibold=Adelle Sans Devanagari Semibold,AdelleSansDevanagari-Thin=Adelle Sans Devanagari Thin
    Al Bayan|-:AlBayan,AlBayan-Bold
    Al Firat|-:Al-Firat=Al Firat Regular
    Al Khalil|-:Al-Khalil=Al Khalil Regular,Al-KhalilBold=Al Khalil Bold
    Al Rafidain|-:Al-Rafidain=Al Rafidain Regular
    Al Rafidain Al Fanni|-:AlRafidainAlFanni=Al Rafidain Al Fanni
    Al Tarikh|-:AlTarikh
    Algiers|-:Algiers=Algiers Regular
    Andale Mono|-:AndaleMono
    Annai MN|-:AnnaiMN-Regular=Annai MN Regular
    Apple Braille|-:AppleBraille,AppleBraille-Outline6Dot,AppleBraille-Outline8Dot,AppleBraille-Pinpoint6Dot,AppleBraille-Pinpoint8Dot
    Apple Chancery|-:Apple-Chancery
    Apple LiGothic|-:LiGothicMed
    Apple LiSung|-:LiSungLight
    Apple SD Gothic Neo|-:AppleSDGothicNeo-ExtraBold,AppleSDGothicNeo-Heavy
    AppleMyungjo|-:AppleMyungjo
    Arial Black|-:Arial-Black
    Arial Hebrew Scholar|-:ArialHebrewScholar,ArialHebrewScholar-Bold,ArialHebrewScholar-Light
    Arial Narrow|-:ArialNarrow,ArialNarrow-Bold,ArialNarrow-BoldItalic,ArialNarrow-Italic
    Arial Unicode MS|-:ArialUnicodeMS
    Ayuthaya|-:Ayuthaya
    BM Dohyeon|-:BMDoHyeon-OTF=BM DoHyeon OTF
    BM Hanna 11yrs Old|-:BMHANNA11yrsoldOTF=BM HANNA 11yrs old OTF
    BM Hanna Air|-:BMHANNAAirOTF=BM HANNA Air OTF
    BM Hanna Pro|-:BMHANNAProOTF=BM HANNA Pro OTF
    BM Jua|-:BMJUAOTF=BM JUA OTF
    BM Kirang Haerang|-:BMKIRANGHAERANG-OTF
    BM Yeonsung|-:BMYEONSUNG-OTF=BM YEONSUNG OTF
    Baghdad|-:Baghdad
    Baloo|-:Baloo-Regular=Baloo Regular
    Baloo 2|-:Baloo2-Bold=Baloo 2 Bold,Baloo2-ExtraBold=Baloo 2 ExtraBold,Baloo2-Medium=Baloo 2 Medium,Baloo2-Regular=Baloo 2 Regular,Baloo2-SemiBold=Baloo 2 SemiBold
    Baloo Bhai|-:BalooBhai-Regular=Baloo Bhai Regular
    Baloo Bhai 2|-:BalooBhai2-Bold=Baloo Bhai 2 Bold,BalooBhai2-ExtraBold=Baloo Bhai 2 ExtraBold,BalooBhai2-Medium=Baloo Bhai 2 Medium,BalooBhai2-Regular=Baloo Bhai 2 Regular,BalooBhai2-SemiBold=Baloo Bhai 2 SemiBold
    Baloo Bhaijaan|-:BalooBhaijaan-Regular=Baloo Bhaijaan Regular
    Baloo Bhaina|-:BalooBhaina-Regular=Baloo Bhaina Regular
    Baloo Bhaina 2|-:BalooBhaina2-Bold=Baloo Bhaina 2 Bold,BalooBhaina2-ExtraBold=Baloo Bhaina 2 ExtraBold,BalooBhaina2-Medium=Baloo Bhaina 2 Medium,BalooBhaina2-Regular=Baloo Bhaina 2 Regular,BalooBhaina2-SemiBold=Baloo Bhaina 2 SemiBold
    Baloo Chettan|-:BalooChettan-Regular=Baloo Chettan Regular
    Baloo Chettan 2|-:BalooChettan2-Bold=Baloo Chettan 2 Bold,BalooChettan2-ExtraBold=Baloo Chettan 2 ExtraBold,BalooChettan2-Medium=Baloo Chettan 2 Medium,BalooChettan2-Regular=Baloo Chettan 2 Regular,BalooChettan2-SemiBold=Baloo Chettan 2 SemiBold
    Baloo Da|-:BalooDa-Regular=Baloo Da Regular
    Baloo Da 2|-:BalooDa2-Bold=Baloo Da 2 Bold,BalooDa2-ExtraBold=Baloo Da 2 ExtraBold,BalooDa2-Medium=Baloo Da 2 Medium,BalooDa2-Regular=Baloo Da 2 Regular,BalooDa2-SemiBold=Baloo Da 2 SemiBold
    Baloo Paaji|-:BalooPaaji-Regular=Baloo Paaji Regular
    Baloo Paaji 2|-:BalooPaaji2-Bold=Baloo Paaji 2 Bold,BalooPaaji2-ExtraBold=Baloo Paaji 2 ExtraBold,BalooPaaji2-Medium=Baloo Paaji 2 Medium,BalooPaaji2-Regular=Baloo Paaji 2 Regular,BalooPaaji2-SemiBold=Baloo Paaji 2 SemiBold
    Baloo Tamma|-:BalooTamma-Regular=Baloo Tamma Regular
    Baloo Tamma 2|-:BalooTamma2-Bold=Baloo Tamma 2 Bold,BalooTamma2-ExtraBold=Baloo Tamma 2 ExtraBold,BalooTamma2-Medium=Baloo Tamma 2 Medium,BalooTamma2-Regular=Baloo Tamma 2 Regular,BalooTamma2-SemiBold=Baloo Tamma 2 SemiBold
    Baloo Tammudu|-:BalooTammudu-Regular=Baloo Tammudu Regular
    Baloo Tammudu 2|-:BalooTammudu2-Bold=Baloo Tammudu 2 Bold,BalooTammudu2-ExtraBold=Baloo Tammudu 2 ExtraBold,BalooTammudu2-Medium=Baloo Tammudu 2 Medium,BalooTammudu2-Regular=Baloo Tammudu 2 Regular,BalooTammudu2-SemiBold=Baloo Tammudu 2 SemiBold
    Baloo Thambi|-:BalooThambi-Regular=Baloo Thambi Regular
    Baloo Thambi 2|-:BalooThambi2-Bold=Baloo Thambi 2 Bold,BalooThambi2-ExtraBold=Baloo Thambi 2 ExtraBold,BalooThambi2-Medium=Baloo Thambi 2 Medium,BalooThambi2-Regular=Baloo Thambi 2 Regular,BalooThambi2-SemiBold=Baloo Thambi 2 SemiBold
    Bangla MN|-:BanglaMN,BanglaMN-Bold
    Bangla Sangam MN|-:BanglaSangamMN,BanglaSangamMN-Bold
    Bank Gothic|-:BankGothic-Light,BankGothic-Medium
    Baoli SC|-:STBaoliSC-Regular
    Baoli TC|-:STBaoliTC-Regular
    Basra|-:Basra=Basra Regular,Basra-Bold=Basra Bold
    Beirut|-:Beirut
    BiauKai|-:DFKaiShu-SB-Estd-BF
    Big Caslon|-:BigCaslon-Medium
    Blackmoor LET|-:BlackmoorLetPlain
    BlairMdITC TT|-:BlairMdITCTT-Medium
    Bodoni Ornaments ITC TT|-:BodoniOrnamentsITCTT
    Bodoni SvtyTwo ITC TT|-:BodoniSvtyTwoITCTT-Bold,BodoniSvtyTwoITCTT-Book,BodoniSvtyTwoITCTT-BookIta
    Bodoni SvtyTwo OS ITC TT|-:BodoniSvtyTwoOSITCTT-Bold,BodoniSvtyTwoOSITCTT-Book,BodoniSvtyTwoOSITCTT-BookIt
    Bodoni SvtyTwo SC ITC TT|-:BodoniSvtyTwoSCITCTT-Book
    Book Antiqua|-:BookAntiqua=Book Antiqua,BookAntiqua-Bold=Book Antiqua Bold,BookAntiqua-BoldItalic=Book Antiqua Bold Italic,BookAntiqua-Italic=Book Antiqua Italic
    Bookman Old Style|-:BookmanOldStyle=Bookman Old Style,BookmanOldStyle-Bold=Bookman Old Style Bold,BookmanOldStyle-BoldItalic=Bookman Old Style Bold Italic,BookmanOldStyle-Italic=Bookman Old Style Italic
    Bordeaux Roman Bold LET|-:BordeauxRomanBoldLetPlain
    Braganza|-:BraganzaITCTT=Braganza
    Brush Script MT|-:BrushScriptMT
    Cambay Devanagari|-:CambayDevanagari-Bold=Cambay Devanagari Bold,CambayDevanagari-BoldOblique=Cambay Devanagari Bold Oblique,CambayDevanagari-Oblique=Cambay Devanagari Oblique,CambayDevanagari-Regular=Cambay Devanagari Regular
    Canela|-:Canela-Bold=Canela Bold Regular,Canela-BoldItalic=Canela Bold Italic,Canela-Regular=Canela Regular Regular,Canela-RegularItalic=Canela Regular Italic
    Canela Deck|-:CanelaDeck-Bold=Canela Deck Bold,CanelaDeck-BoldItalic=Canela Deck Bold Italic,CanelaDeck-Medium=Canela Deck Medium,CanelaDeck-MediumItalic=Canela Deck Medium Italic,CanelaDeck-Regular=Canela Deck Regular,CanelaDeck-RegularItalic=Canela Deck Regular Italic
    Canela Text|-:CanelaText-Bold=Canela Text Bold,CanelaText-BoldItalic=Canela Text Bold Italic,CanelaText-Medium=Canela Text Medium,CanelaText-MediumItalic=Canela Text Medium Italic,CanelaText-Regular=Canela Text Regular,CanelaText-RegularItalic=Canela Text Regular Italic
    Capitals|-:CapitalsRegular
    Century Gothic|-:CenturyGothic=Century Gothic,CenturyGothic-Bold=Century Gothic Bold,CenturyGothic-BoldItalic=Century Gothic Bold Italic,CenturyGothic-Italic=Century Gothic Italic
    Century Schoolbook|-:CenturySchoolbook=Century Schoolbook,CenturySchoolbook-Bold=Century Schoolbook Bold,CenturySchoolbook-BoldItalic=Century Schoolbook Bold Italic,CenturySchoolbook-Italic=Century Schoolbook Italic
    Chalkboard|-:Chalkboard,Chalkboard-Bold
    Charcoal CY|-:CharcoalCY=Charcoal CY
    Comic Sans MS|-:ComicSansMS,ComicSansMS-Bold
    Corsiva Hebrew|-:CorsivaHebrew,CorsivaHebrew-Bold
    Dear Joe Four|-:DearJoeFour-Regular=Dear Joe Four,DearJoeFour-Small=Dear Joe Four Small
    DecoType Naskh|-:DecoTypeNaskh
    Devanagari MT|-:DevanagariMT,DevanagariMT-Bold
    Dijla|-:Dijla=Dijla Regular
    Diwan Kufi|-:DiwanKufi
    Diwan Thuluth|-:DiwanThuluth
    Domaine Display|-:DomaineDisplay-Bold=Domaine Display Bold,DomaineDisplay-BoldItalic=Domaine Display Bold Italic,DomaineDisplay-Medium=Domaine Display Medium,DomaineDisplay-MediumItalic=Domaine Display Medium Italic,DomaineDisplay-Regular=Domaine Display,DomaineDisplay-RegularItalic=Domaine Display Italic
    Druk|-:Druk-Bold=Druk Bold Regular,Druk-BoldItalic=Druk Bold Italic,Druk-Heavy=Druk Heavy Regular,Druk-Medium=Druk Medium Regular,Druk-MediumItalic=Druk Medium Italic,Druk-Super=Druk Super Regular,Druk-SuperItalic=Druk Super Italic
    Druk Wide|-:DrukWide-Bold=Druk Wide Bold,DrukWide-BoldItalic=Druk Wide Bold Italic,DrukWide-MediumItalic=Druk Wide Medium Italic
    Farisi|-:Farisi
    Forgotten Futurist|-:ForgottenFuturist-Bold=Forgotten Futurist Bold,ForgottenFuturist-BoldItalic=Forgotten Futurist Bold Italic,ForgottenFuturist-Italic=Forgotten Futurist Italic,ForgottenFuturist-Regular=Forgotten Futurist Regular,ForgottenFuturist-Shadow=Forgotten Futurist Shadow
    Founders Grotesk|-:FoundersGrotesk-Bold,FoundersGrotesk-BoldItalic,FoundersGrotesk-Light,FoundersGrotesk-LightItalic,FoundersGrotesk-Medium,FoundersGrotesk-MediumItalic,FoundersGrotesk-Regular,FoundersGrotesk-RegularItalic,FoundersGrotesk-Semibold,FoundersGrotesk-SemiboldItalic
    Founders Grotesk Condensed|-:FoundersGroteskCond-Bold,FoundersGroteskCond-Reg,FoundersGroteskCond-SmBd
    Founders Grotesk Text|-:FoundersGroteskText-Bold=Founders Grotesk Text Bold,FoundersGroteskText-BoldItalic=Founders Grotesk Text Bold Italic,FoundersGroteskText-Regular=Founders Grotesk Text,FoundersGroteskText-RegularItalic=Founders Grotesk Text Regular Italic
    Garamond|-:Garamond,Garamond-Bold=Garamond Bold,Garamond-BoldItalic=Garamond Bold Italic,Garamond-Italic=Garamond Italic
    Geneva|-:Geneva
    Geneva CY|-:GenevaCyr=Geneva CY
    Gotu|-:Gotu
    Grantha Sangam MN|-:GranthaSangamMN-Black=Grantha Sangam MN Black,GranthaSangamMN-DemiBold=Grantha Sangam MN DemiBold,GranthaSangamMN-Light=Grantha Sangam MN Light,GranthaSangamMN-Medium=Grantha Sangam MN Medium
    Graphik|-:Graphik-Bold,Graphik-BoldItalic,Graphik-Light,Graphik-LightItalic,Graphik-Medium,Graphik-MediumItalic,Graphik-Regular,Graphik-RegularItalic,Graphik-Semibold,Graphik-SemiboldItalic
    Graphik Compact|-:GraphikCompact-Bold=Graphik Compact Bold,GraphikCompact-BoldItalic=Graphik Compact Bold Italic,GraphikCompact-Medium=Graphik Compact Medium,GraphikCompact-MediumItalic=Graphik Compact Medium Italic,GraphikCompact-Regular=Graphik Compact Regular,GraphikCompact-RegularItalic=Graphik Compact Regular Italic,GraphikCompact-Semibold=Graphik Compact Semibold,GraphikCompact-SemiboldItalic=Graphik Compact Semibold Italic
    Gujarati MT|-:GujaratiMT,GujaratiMT-Bold
    Gujarati Sangam MN|-:GujaratiSangamMN,GujaratiSangamMN-Bold
    GungSeo|-:JCkg
    Gurmukhi MN|-:GurmukhiMN,GurmukhiMN-Bold
    Gurmukhi MT|-:MonotypeGurmukhi
    Gurmukhi Sangam MN|-:GurmukhiSangamMN,GurmukhiSangamMN-Bold
    Hannotate SC|-:HannotateSC-W5,HannotateSC-W7
    Hannotate TC|-:HannotateTC-W5,HannotateTC-W7
    HanziPen SC|-:HanziPenSC-W3,HanziPenSC-W5
    HanziPen TC|-:HanziPenTC-W3,HanziPenTC-W5
    HeadLineA|-:JCHEadA
    Hei|-:SIL-Hei-Med-Jian
    Heiti SC|-:STHeitiSC-Light,STHeitiSC-Medium
    Heiti TC|-:STHeitiTC-Light,STHeitiTC-Medium
    Helvetica CY|-:HelveticaCY-Bold=Helvetica CY Bold,HelveticaCY-BoldOblique=Helvetica CY BoldOblique,HelveticaCY-Oblique=Helvetica CY Oblique,HelveticaCY-Plain=Helvetica CY Plain
    Herculanum|-:Herculanum
    Hiragino Kaku Gothic Std|-:HiraKakuStd-W8
    Hiragino Kaku Gothic StdN|-:HiraKakuStdN-W8
    Hiragino Sans|-:HiraginoSans-W0,HiraginoSans-W1,HiraginoSans-W2,HiraginoSans-W4,HiraginoSans-W5,HiraginoSans-W7,HiraginoSans-W8,HiraginoSans-W9
    Hiragino Sans CNS|-:HiraginoSansCNS-W3,HiraginoSansCNS-W6
    Hiragino Sans GB|-:HiraginoSansGB-W3,HiraginoSansGB-W6
    Hoefler Text|-:HoeflerText-Ornaments
    Hopper Script|-:HopperScript-Regular=Hopper Script Regular
    ITF Devanagari|-:ITFDevanagari-Bold,ITFDevanagari-Book,ITFDevanagari-Demi,ITFDevanagari-Light,ITFDevanagari-Medium
    ITF Devanagari Marathi|-:ITFDevanagariMarathi-Bold,ITFDevanagariMarathi-Book,ITFDevanagariMarathi-Demi,ITFDevanagariMarathi-Light,ITFDevanagariMarathi-Medium
    Impact|-:Impact
    InaiMathi|-:InaiMathi,InaiMathi-Bold
    Iowan Old Style|-:IowanOldStyle-Black,IowanOldStyle-BlackItalic,IowanOldStyle-Titling
    Jaini|-:Jaini
    Jaini Purva|-:JainiPurva=Jaini Purva
    Jazz LET|-:JazzLetPlain
    Kai|-:SIL-Kai-Reg-Jian
    Kaiti SC|-:STKaitiSC-Black,STKaitiSC-Bold,STKaitiSC-Regular
    Kaiti TC|-:STKaitiTC-Black,STKaitiTC-Bold,STKaitiTC-Regular
    Kannada MN|-:KannadaMN,KannadaMN-Bold
    Kannada Sangam MN|-:KannadaSangamMN,KannadaSangamMN-Bold
    Katari|-:Katari-Bold=Katari Bold,Katari-Regular=Katari Regular
    Kefa|-:Kefa-Bold
    Khmer MN|-:KhmerMN,KhmerMN-Bold
    Klee|-:Klee-Demibold,Klee-Medium
    Kohinoor Bangla|-:KohinoorBangla-Bold,KohinoorBangla-Medium
    Kohinoor Devanagari|-:KohinoorDevanagari-Bold,KohinoorDevanagari-Medium
    Kohinoor Telugu|-:KohinoorTelugu-Bold,KohinoorTelugu-Semibold
    Kokonor|-:Kokonor
    Koufi Abjadi|-:KoufiAbjadi=Koufi Abjadi Regular
    Krungthep|-:Krungthep
    KufiStandardGK|-:KufiStandardGK
    Lahore Gurmukhi|-:LahoreGurmukhi-Bold=Lahore Gurmukhi Bold,LahoreGurmukhi-Light=Lahore Gurmukhi Light,LahoreGurmukhi-Medium=Lahore Gurmukhi Medium,LahoreGurmukhi-Regular=Lahore Gurmukhi Regular,LahoreGurmukhi-SemiBold=Lahore Gurmukhi SemiBold
    Laimoon|-:Laimoon=Laimoon Regular
    Lantinghei SC|-:FZLTTHK--GBK1-0,FZLTXHK--GBK1-0,FZLTZHK--GBK1-0
    Lantinghei TC|-:FZLTTHB--B51-0,FZLTXHB--B51-0,FZLTZHB--B51-0
    Lao MN|-:LaoMN,LaoMN-Bold
    Lava Devanagari|-:LavaDevanagari-Bold=Lava Devanagari Bold,LavaDevanagari-Heavy=Lava Devanagari Heavy,LavaDevanagari-Medium=Lava Devanagari Medium,LavaDevanagari-Regular=Lava Devanagari Regular
    Lava Kannada|-:LavaKannada-Bold=Lava Kannada Bold,LavaKannada-Heavy=Lava Kannada Heavy,LavaKannada-Medium=Lava Kannada Medium,LavaKannada-Regular=Lava Kannada Regular
    Lava Telugu|-:LavaTelugu-Bold=Lava Telugu Bold,LavaTelugu-Heavy=Lava Telugu Heavy,LavaTelugu-Medium=Lava Telugu Medium,LavaTelugu-Regular=Lava Telugu Regular
    LiHei Pro|-:LiHeiPro
    LiSong Pro|-:LiSongPro
    Libian SC|-:STLibianSC-Regular
    Libian TC|-:STLibianTC-Regular
    LingWai SC|-:MLingWaiMedium-SC
    LingWai TC|-:MLingWaiMedium-TC
    Lucida Grande|-:LucidaGrande,LucidaGrande-Bold
    Luminari|-:Luminari-Regular
    Maku|-:Maku-Bold=Maku Bold,Maku-Regular=Maku Regular
    Malayalam MN|-:MalayalamMN,MalayalamMN-Bold
    Microsoft Sans Serif|-:MicrosoftSansSerif
    Mishafi Gold|-:DiwanMishafiGold
    Modak|-:Modak
    Mona Lisa Solid ITC TT|-:MonaLisaSolidITCTT
    Monaco|-:Monaco
    Mshtakan|-:Mshtakan,MshtakanBold,MshtakanBoldOblique,MshtakanOblique
    Mukta|-:Mukta-Bold=Mukta Bold,Mukta-ExtraBold=Mukta ExtraBold,Mukta-ExtraLight=Mukta ExtraLight,Mukta-Light=Mukta Light,Mukta-Medium=Mukta Medium,Mukta-Regular=Mukta Regular,Mukta-SemiBold=Mukta SemiBold
    Mukta Mahee|-:MuktaMahee-ExtraBold,MuktaMahee-ExtraLight,MuktaMahee-Medium,MuktaMahee-SemiBold
    Mukta Malar|-:MuktaMalar-Bold=Mukta Malar Bold,MuktaMalar-ExtraBold=Mukta Malar ExtraBold,MuktaMalar-ExtraLight=Mukta Malar ExtraLight,MuktaMalar-Light=Mukta Malar Light,MuktaMalar-Medium=Mukta Malar Medium,MuktaMalar-Regular=Mukta Malar Regular,MuktaMalar-SemiBold=Mukta Malar SemiBold
    Mukta Vaani|-:MuktaVaani-Bold=Mukta Vaani Bold,MuktaVaani-ExtraBold=Mukta Vaani ExtraBold,MuktaVaani-ExtraLight=Mukta Vaani ExtraLight,MuktaVaani-Light=Mukta Vaani Light,MuktaVaani-Medium=Mukta Vaani Medium,MuktaVaani-Regular=Mukta Vaani Regular,MuktaVaani-SemiBold=Mukta Vaani SemiBold
    Muna|-:Muna,MunaBlack,MunaBold
    Myanmar MN|-:MyanmarMN,MyanmarMN-Bold
    Myriad Arabic|-:MyriadArabic-Black=Myriad Arabic Black,MyriadArabic-BlackIt=Myriad Arabic Black Italic,MyriadArabic-Bold=Myriad Arabic Bold,MyriadArabic-BoldIt=Myriad Arabic Bold Italic,MyriadArabic-It=Myriad Arabic Italic,MyriadArabic-Light=Myriad Arabic Light,MyriadArabic-LightIt=Myriad Arabic Light Italic,MyriadArabic-Regular=Myriad Arabic,MyriadArabic-Semibold=Myriad Arabic Semibold,MyriadArabic-SemiboldIt=Myriad Arabic Semibold Italic
    Nadeem|-:Nadeem
    Nanum Brush Script|-:NanumBrush
    Nanum Gothic|-:NanumGothic,NanumGothicBold,NanumGothicExtraBold
    Nanum Myeongjo|-:NanumMyeongjo,NanumMyeongjoBold,NanumMyeongjoExtraBold
    Nanum Pen Script|-:NanumPen
    New Peninim MT|-:NewPeninimMT,NewPeninimMT-Bold,NewPeninimMT-BoldInclined,NewPeninimMT-Inclined
    Nisan|-:Nisan=Nisan Regular
    Noto Serif Kannada|-:NotoSerifKannada-Black=Noto Serif Kannada Black,NotoSerifKannada-Bold=Noto Serif Kannada Bold,NotoSerifKannada-ExtraBold=Noto Serif Kannada ExtraBold,NotoSerifKannada-ExtraLight=Noto Serif Kannada ExtraLight,NotoSerifKannada-Light=Noto Serif Kannada Light,NotoSerifKannada-Medium=Noto Serif Kannada Medium,NotoSerifKannada-Regular=Noto Serif Kannada Regular,NotoSerifKannada-SemiBold=Noto Serif Kannada SemiBold,NotoSerifKannada-Thin=Noto Serif Kannada Thin
    October Compressed Devanagari|-:OctoberCompressedDL-Black=October Compressed Devanagari Black,OctoberCompressedDL-Bold=October Compressed Devanagari Bold,OctoberCompressedDL-ExtraLight=October Compressed Devanagari ExtraLight,OctoberCompressedDL-Hairline=October Compressed Devanagari Hairline,OctoberCompressedDL-Heavy=October Compressed Devanagari Heavy,OctoberCompressedDL-Light=October Compressed Devanagari Light,OctoberCompressedDL-Medium=October Compressed Devanagari Medium,OctoberCompressedDL-Regular=October Compressed Devanagari Regular,OctoberCompressedDL-Thin=October Compressed Devanagari Thin
    October Compressed Tamil|-:OctoberCompressedTL-Black=October Compressed Tamil Black,OctoberCompressedTL-Bold=October Compressed Tamil Bold,OctoberCompressedTL-ExtraLight=October Compressed Tamil ExtraLight,OctoberCompressedTL-Hairline=October Compressed Tamil Hairline,OctoberCompressedTL-Heavy=October Compressed Tamil Heavy,OctoberCompressedTL-Light=October Compressed Tamil Light,OctoberCompressedTL-Medium=October Compressed Tamil Medium,OctoberCompressedTL-Regular=October Compressed Tamil Regular,OctoberCompressedTL-Thin=October Compressed Tamil Thin
    October Condensed Devanagari|-:OctoberCondensedDL-Black=October Condensed Devanagari Black,OctoberCondensedDL-Bold=October Condensed Devanagari Bold,OctoberCondensedDL-ExtraLight=October Condensed Devanagari ExtraLight,OctoberCondensedDL-Hairline=October Condensed Devanagari Hairline,OctoberCondensedDL-Heavy=October Condensed Devanagari Heavy,OctoberCondensedDL-Light=October Condensed Devanagari Light,OctoberCondensedDL-Medium=October Condensed Devanagari Medium,OctoberCondensedDL-Regular=October Condensed Devanagari Regular,OctoberCondensedDL-Thin=October Condensed Devanagari Thin
    October Condensed Tamil|-:OctoberCondensedTLBlack=October Condensed Tamil Black,OctoberCondensedTLBold=October Condensed Tamil Bold,OctoberCondensedTLExtraLight=October Condensed Tamil ExtraLight,OctoberCondensedTLHairline=October Condensed Tamil Hairline,OctoberCondensedTLHeavy=October Condensed Tamil Heavy,OctoberCondensedTLLight=October Condensed Tamil Light,OctoberCondensedTLMedium=October Condensed Tamil Medium,OctoberCondensedTLRegular=October Condensed Tamil Regular,OctoberCondensedTLThin=October Condensed Tamil Thin
    October Devanagari|-:OctoberDL-Black=October Devanagari Black,OctoberDL-Bold=October Devanagari Bold,OctoberDL-ExtraLight=October Devanagari ExtraLight,OctoberDL-Hairline=October Devanagari Hairline,OctoberDL-Heavy=October Devanagari Heavy,OctoberDL-Light=October Devanagari Light,OctoberDL-Medium=October Devanagari Medium,OctoberDL-Regular=October Devanagari Regular,OctoberDL-Thin=October Devanagari Thin
    October Tamil|-:OctoberTL-Black=October Tamil Black,OctoberTL-Bold=October Tamil Bold,OctoberTL-ExtraLight=October Tamil ExtraLight,OctoberTL-Hairline=October Tamil Hairline,OctoberTL-Heavy=October Tamil Heavy,OctoberTL-Light=October Tamil Light,OctoberTL-Medium=October Tamil Medium,OctoberTL-Regular=October Tamil Regular,OctoberTL-Thin=October Tamil Thin
    Oriya MN|-:OriyaMN,OriyaMN-Bold
    Oriya Sangam MN|-:OriyaSangamMN,OriyaSangamMN-Bold
    Osaka|-:Osaka,Osaka-Mono
    PCMyungjo|-:JCsmPC
    PSL Ornanong Pro|-:PSLOrnanongPro-Bold,PSLOrnanongPro-BoldItalic,PSLOrnanongPro-Demibold,PSLOrnanongPro-DemiboldItalic,PSLOrnanongPro-Italic,PSLOrnanongPro-Light,PSLOrnanongPro-LightItalic,PSLOrnanongPro-Regular
    PT Mono|-:PTMono-Bold,PTMono-Regular
    PT Sans|-:PTSans-Bold,PTSans-BoldItalic,PTSans-Italic,PTSans-Regular
    PT Sans Caption|-:PTSans-Caption,PTSans-CaptionBold
    PT Sans Narrow|-:PTSans-Narrow,PTSans-NarrowBold
    PT Serif|-:PTSerif-Bold,PTSerif-BoldItalic,PTSerif-Italic,PTSerif-Regular
    PT Serif Caption|-:PTSerif-Caption,PTSerif-CaptionItalic
    Phosphate|-:Phosphate-Inline,Phosphate-Solid
    PilGi|-:JCfg
    Plantagenet Cherokee|-:PlantagenetCherokee
    PortagoITC TT|-:PortagoITCTT
    Princetown LET|-:PrincetownLET
    Produkt|-:Produkt-Extralight=Produkt Extralight Regular,Produkt-ExtralightItalic=Produkt Extralight Italic,Produkt-Light=Produkt Light Regular,Produkt-LightItalic=Produkt Light Italic,Produkt-Medium=Produkt Medium Regular,Produkt-MediumItalic=Produkt Medium Italic,Produkt-Regular=Produkt Regular Regular,Produkt-RegularItalic=Produkt Regular Italic
    Proxima Nova|-:ProximaNova-Bold=Proxima Nova Bold,ProximaNova-BoldIt=Proxima Nova Bold It,ProximaNova-Extrabld=Proxima Nova Extrabold,ProximaNova-ExtrabldIt=Proxima Nova Extrabold It,ProximaNova-Light=Proxima Nova Light,ProximaNova-LightIt=Proxima Nova Light It,ProximaNova-Medium=Proxima Nova Medium,ProximaNova-MediumIt=Proxima Nova Medium It,ProximaNova-Regular=Proxima Nova,ProximaNova-RegularIt=Proxima Nova It,ProximaNova-Semibold=Proxima Nova Semibold,ProximaNova-SemiboldIt=Proxima Nova Semibold It
    Publico Headline|-:PublicoHeadline-Black=Publico Headline Black,PublicoHeadline-BlackItalic=Publico Headline Black Italic,PublicoHeadline-Bold,PublicoHeadline-BoldItalic,PublicoHeadline-Italic=Publico Headline Italic,PublicoHeadline-Roman=Publico Headline Roman
    Publico Text|-:PublicoText-Bold,PublicoText-BoldItalic,PublicoText-Italic,PublicoText-Roman,PublicoText-Semibold,PublicoText-SemiboldItalic
    Quotes Caps|-:QuotesCaps-Regular
    Quotes Script|-:QuotesScript-Regular
    Raanana|-:Raanana,RaananaBold
    Raya|-:Raya=Raya Regular
    STFangsong|-:STFangsong
    STHeiti|-:STHeiti,STXihei
    STIX Two Math|-:STIXTwoMath=STIX Two Math
    STIX Two Text|-:STIXTwoText,STIXTwoText-Bold=STIX Two Text Bold,STIXTwoText-BoldItalic=STIX Two Text Bold Italic,STIXTwoText-Italic
    STKaiti|-:STKaiti
    STSong|-:STSong
    Sama Devanagari|-:SamaDevanagari-Bold=Sama Devanagari Bold,SamaDevanagari-Book=Sama Devanagari Book,SamaDevanagari-ExtraBold=Sama Devanagari ExtraBold,SamaDevanagari-Medium=Sama Devanagari Medium,SamaDevanagari-Regular=Sama Devanagari Regular,SamaDevanagari-SemiBold=Sama Devanagari SemiBold
    Sama Gujarati|-:SamaGujarati-Bold=Sama Gujarati Bold,SamaGujarati-Book=Sama Gujarati Book,SamaGujarati-ExtraBold=Sama Gujarati ExtraBold,SamaGujarati-Medium=Sama Gujarati Medium,SamaGujarati-Regular=Sama Gujarati Regular,SamaGujarati-SemiBold=Sama Gujarati SemiBold
    Sama Gurmukhi|-:SamaGurmukhi-Bold=Sama Gurmukhi Bold,SamaGurmukhi-Book=Sama Gurmukhi Book,SamaGurmukhi-ExtraBold=Sama Gurmukhi ExtraBold,SamaGurmukhi-Medium=Sama Gurmukhi Medium,SamaGurmukhi-Regular=Sama Gurmukhi Regular,SamaGurmukhi-SemiBold=Sama Gurmukhi SemiBold
    Sama Kannada|-:SamaKannada-Bold=Sama Kannada Bold,SamaKannada-Book=Sama Kannada Book,SamaKannada-ExtraBold=Sama Kannada ExtraBold,SamaKannada-Medium=Sama Kannada Medium,SamaKannada-Regular=Sama Kannada Regular,SamaKannada-SemiBold=Sama Kannada SemiBold
    Sama Malayalam|-:SamaMalayalam-Bold=Sama Malayalam Bold,SamaMalayalam-Book=Sama Malayalam Book,SamaMalayalam-ExtraBold=Sama Malayalam ExtraBold,SamaMalayalam-Medium=Sama Malayalam Medium,SamaMalayalam-Regular=Sama Malayalam Regular,SamaMalayalam-SemiBold=Sama Malayalam SemiBold
    Sama Tamil|-:SamaTamil-Bold=Sama Tamil Bold,SamaTamil-Book=Sama Tamil Book,SamaTamil-ExtraBold=Sama Tamil ExtraBold,SamaTamil-Medium=Sama Tamil Medium,SamaTamil-Regular=Sama Tamil Regular,SamaTamil-SemiBold=Sama Tamil SemiBold
    Sana|-:Sana
    Santa Fe LET|-:SantaFeLetPlain
    Sathu|-:Sathu
    Sauber Script|-:SauberScript
    SchoolHouse Cursive B|-:SchoolHouseCursiveB
    SchoolHouse Printed A|-:SchoolHousePrintedA
    Shobhika|-:Shobhika-Bold=Shobhika Bold,Shobhika-Regular=Shobhika Regular
    Shree Devanagari 714|-:ShreeDev0714,ShreeDev0714-Bold,ShreeDev0714-BoldItalic,ShreeDev0714-Italic
    SignPainter|-:SignPainter-HouseScript
    Silom|-:Silom
    SimSong|-:SimSong-Bold,SimSong-Regular
    Sinhala MN|-:SinhalaMN,SinhalaMN-Bold
    Skia|-:Skia-Regular
    Somer|-:Somer=Somer Regular
    Songti SC|-:STSongti-SC-Black,STSongti-SC-Bold,STSongti-SC-Light,STSongti-SC-Regular
    Songti TC|-:STSongti-TC-Bold,STSongti-TC-Light,STSongti-TC-Regular
    Spot Mono|-:SpotMono-Bold,SpotMono-Medium,SpotMono-Regular
    Stone Sans ITC TT|-:StoneSansITCTT-Bold
    Stone Sans Sem ITC TT|-:StoneSansITCTT-Semi,StoneSansITCTT-SemiIta
    Sukhumvit Set|-:SukhumvitSet-Bold,SukhumvitSet-Light,SukhumvitSet-Medium,SukhumvitSet-SemiBold,SukhumvitSet-Text,SukhumvitSet-Thin
    Synchro LET|-:SynchroLET
    Tahoma|-:Tahoma,Tahoma-Bold
    Tamil MN|-:TamilMN,TamilMN-Bold
    Tamil Sangam MN|-:TamilSangamMN-Black=Tamil Sangam MN Black,TamilSangamMN-Demibold=Tamil Sangam MN Demibold,TamilSangamMN-Light=Tamil Sangam MN Light,TamilSangamMN-Medium=Tamil Sangam MN Medium
    Telugu MN|-:TeluguMN,TeluguMN-Bold
    Telugu Sangam MN|-:TeluguSangamMN,TeluguSangamMN-Bold
    Times|-:Times-Bold,Times-BoldItalic,Times-Italic,Times-Roman
    Tiro Bangla|-:TiroBangla,TiroBangla-Italic=Tiro Bangla Italic
    Tiro Devanagari Hindi|-:TiroDevaHindi=Tiro Devanagari Hindi,TiroDevaHindi-Italic=Tiro Devanagari Hindi Italic
    Tiro Devanagari Marathi|-:TiroDevaMarathi=Tiro Devanagari Marathi,TiroDevaMarathi-Italic=Tiro Devanagari Marathi Italic
    Tiro Devanagari Sanskrit|-:TiroDevaSanskrit=Tiro Devanagari Sanskrit,TiroDevaSanskrit-Italic=Tiro Devanagari Sanskrit Italic
    Tiro Gurmukhi|-:TiroGurmukhi=Tiro Gurmukhi,TiroGurmukhi-Italic=Tiro Gurmukhi Italic
    Tiro Hindi|-:TiroHindi
    Tiro Kannada|-:TiroKannada,TiroKannada-Italic=Tiro Kannada Italic
    Tiro Marathi|-:TiroMarathi
    Tiro Sanskrit|-:TiroSanskrit
    Tiro Tamil|-:TiroTamil=Tiro Tamil,TiroTamil-Italic=Tiro Tamil Italic
    Tiro Telugu|-:TiroTelugu,TiroTelugu-Italic=Tiro Telugu Italic
    Toppan Bunkyu Gothic|-:ToppanBunkyuGothicPr6N-DB,ToppanBunkyuGothicPr6N-Regular
    Toppan Bunkyu Midashi Gothic|-:ToppanBunkyuMidashiGothicStdN-ExtraBold
    Toppan Bunkyu Midashi Mincho|-:ToppanBunkyuMidashiMinchoStdN-ExtraBold
    Toppan Bunkyu Mincho|-:ToppanBunkyuMinchoPr6N-Regular
    Trattatello|-:Trattatello
    Tsukushi A Round Gothic|-:TsukuARdGothic-Bold,TsukuARdGothic-Regular
    Tsukushi B Round Gothic|-:TsukuBRdGothic-Bold,TsukuBRdGothic-Regular
    Tw Cen MT|-:TwCenMT-Bold=Tw Cen MT Bold,TwCenMT-BoldItalic=Tw Cen MT Bold Italic,TwCenMT-Italic=Tw Cen MT Italic,TwCenMT-Regular=Tw Cen MT
    Type Embellishments One LET|-:TypeEmbellishmentsOneLetPlain
    Waseem|-:Waseem,WaseemLight
    Wawati SC|-:DFWaWaSC-W5
    Wawati TC|-:DFWaWaTC-W5
    Webdings|-:Webdings
    Weibei SC|-:WeibeiSC-Bold
    Weibei TC|-:WeibeiTC-Bold
    Wingdings|-:Wingdings-Regular
    Wingdings 2|-:Wingdings2
    Wingdings 3|-:Wingdings3
    Xingkai SC|-:STXingkaiSC-Bold,STXingkaiSC-Light
    Xingkai TC|-:STXingkaiTC-Bold,STXingkaiTC-Light
    Yaziji|-:Yaziji=Yaziji Regular
    YuGothic|-:YuGo-Bold,YuGo-Medium
    YuKyokasho|-:YuKyo-Bold,YuKyo-Medium
    YuKyokasho Yoko|-:YuKyo_Yoko-Bold,YuKyo_Yoko-Medium
    YuMincho|-:YuMin-Demibold,YuMin-Extrabold,YuMin-Medium
    YuMincho +36p Kana|-:YuMin_36pKn-Demibold,YuMin_36pKn-Extrabold,YuMin_36pKn-Medium
    Yuanti SC|-:STYuanti-SC-Bold,STYuanti-SC-Light,STYuanti-SC-Regular
    Yuanti TC|-:STYuanti-TC-Bold,STYuanti-TC-Light,STYuanti-TC-Regular
    Yuppy SC|-:YuppySC-Regular
    Yuppy TC|-:YuppyTC-Regular
    Zawra|-:Zawra-Bold=Zawra Bold,Zawra-Heavy=Zawra Heavy
    [tvOS]
    American Typewriter|10-:AmericanTypewriter,AmericanTypewriter-Bold,AmericanTypewriter-Condensed,AmericanTypewriter-CondensedBold,AmericanTypewriter-CondensedLight,AmericanTypewriter-Light,AmericanTypewriter-Semibold
    Apple Color Emoji|-:AppleColorEmoji
    Apple SD Gothic Neo|-:AppleSDGothicNeo-Bold,AppleSDGothicNeo-Light,AppleSDGothicNeo-Medium,AppleSDGothicNeo-Regular,AppleSDGothicNeo-SemiBold,AppleSDGothicNeo-Thin;10-:AppleSDGothicNeo-UltraLight
    Arial Hebrew|-:ArialHebrew,ArialHebrew-Bold,ArialHebrew-Light
    Avenir|-:Avenir-Black,Avenir-BlackOblique,Avenir-Book,Avenir-BookOblique,Avenir-Heavy,Avenir-HeavyOblique,Avenir-Light,Avenir-LightOblique,Avenir-Medium,Avenir-MediumOblique,Avenir-Oblique,Avenir-Roman
    Avenir Next|-:AvenirNext-Bold,AvenirNext-BoldItalic,AvenirNext-DemiBold,AvenirNext-DemiBoldItalic,AvenirNext-Heavy,AvenirNext-HeavyItalic,AvenirNext-Italic,AvenirNext-Medium,AvenirNext-MediumItalic,AvenirNext-Regular,AvenirNext-UltraLight,AvenirNext-UltraLightItalic
    Baskerville|10-:Baskerville,Baskerville-Bold,Baskerville-BoldItalic,Baskerville-Italic,Baskerville-SemiBold,Baskerville-SemiBoldItalic
    Copperplate|-:Copperplate,Copperplate-Bold,Copperplate-Light
    Courier|-:Courier,Courier-Bold,Courier-BoldOblique,Courier-Oblique
    Courier New|-:CourierNewPS-BoldItalicMT,CourierNewPS-BoldMT,CourierNewPS-ItalicMT,CourierNewPSMT
    Euphemia UCAS|-:EuphemiaUCAS,EuphemiaUCAS-Bold,EuphemiaUCAS-Italic
    Futura|10-:Futura-Bold,Futura-CondensedExtraBold,Futura-CondensedMedium,Futura-Medium,Futura-MediumItalic
    Geeza Pro|-:GeezaPro,GeezaPro-Bold
    Gujarati Sangam MN|-14:GujaratiSangamMN,GujaratiSangamMN-Bold
    Gurmukhi MN|-14:GurmukhiMN,GurmukhiMN-Bold
    Helvetica|-:Helvetica,Helvetica-Bold,Helvetica-BoldOblique,Helvetica-Light,Helvetica-LightOblique,Helvetica-Oblique
    Helvetica Neue|-:HelveticaNeue,HelveticaNeue-Bold,HelveticaNeue-BoldItalic,HelveticaNeue-CondensedBlack,HelveticaNeue-CondensedBold,HelveticaNeue-Italic,HelveticaNeue-Light,HelveticaNeue-LightItalic,HelveticaNeue-Medium,HelveticaNeue-MediumItalic,HelveticaNeue-Thin,HelveticaNeue-ThinItalic,HelveticaNeue-UltraLight,HelveticaNeue-UltraLightItalic
    Hiragino Maru Gothic ProN|10-:HiraMaruProN-W4
    Hiragino Sans|10-:HiraginoSans-W3,HiraginoSans-W5,HiraginoSans-W6
    Iowan Old Style|-14:IowanOldStyle-Bold,IowanOldStyle-BoldItalic,IowanOldStyle-Italic,IowanOldStyle-Roman
    Kailasa|-:Kailasa,Kailasa-Bold
    Kannada Sangam MN|-14:KannadaSangamMN,KannadaSangamMN-Bold
    Kefa|10-:Kefa-Regular
    Khmer Sangam MN|10-:KhmerSangamMN
    Kohinoor Bangla|10-:KohinoorBangla-Light,KohinoorBangla-Regular,KohinoorBangla-Semibold
    Kohinoor Devanagari|10-:KohinoorDevanagari-Light,KohinoorDevanagari-Regular,KohinoorDevanagari-Semibold
    Kohinoor Telugu|10-:KohinoorTelugu-Light,KohinoorTelugu-Medium,KohinoorTelugu-Regular
    Lao Sangam MN|10-:LaoSangamMN
    Malayalam Sangam MN|-:MalayalamSangamMN,MalayalamSangamMN-Bold
    Menlo|-:Menlo-Bold,Menlo-BoldItalic,Menlo-Italic,Menlo-Regular
    Myanmar Sangam MN|10-:MyanmarSangamMN,MyanmarSangamMN-Bold
    Noto Nastaliq Urdu|10-:NotoNastaliqUrdu
    Oriya Sangam MN|-14:OriyaSangamMN,OriyaSangamMN-Bold
    PingFang HK|10-:PingFangHK-Light,PingFangHK-Medium,PingFangHK-Regular,PingFangHK-Semibold,PingFangHK-Thin,PingFangHK-Ultralight
    PingFang SC|10-:PingFangSC-Light,PingFangSC-Medium,PingFangSC-Regular,PingFangSC-Semibold,PingFangSC-Thin,PingFangSC-Ultralight
    PingFang TC|10-:PingFangTC-Light,PingFangTC-Medium,PingFangTC-Regular,PingFangTC-Semibold,PingFangTC-Thin,PingFangTC-Ultralight
    Savoye LET|10-:SavoyeLetPlain
    Sinhala Sangam MN|-:SinhalaSangamMN,SinhalaSangamMN-Bold
    Symbol|-:Symbol
    Tamil Sangam MN|-:TamilSangamMN,TamilSangamMN-Bold
    Thonburi|-:Thonburi,Thonburi-Bold,Thonburi-Light
    Times New Roman|-:TimesNewRomanPS-BoldItalicMT,TimesNewRomanPS-BoldMT,TimesNewRomanPS-ItalicMT,TimesNewRomanPSMT
    Trebuchet MS|-:Trebuchet-BoldItalic,TrebuchetMS,TrebuchetMS-Bold,TrebuchetMS-Italic
    Zapf Dingbats|-:ZapfDingbatsITC
    [watchOS]
    Academy Engraved LET|-:AcademyEngravedLetPlain
    Al Nile|-:AlNile,AlNile-Bold
    American Typewriter|-:AmericanTypewriter,AmericanTypewriter-Bold,AmericanTypewriter-Condensed,AmericanTypewriter-CondensedBold,AmericanTypewriter-CondensedLight,AmericanTypewriter-Light
    Apple Color Emoji|-:AppleColorEmoji
    Apple SD Gothic Neo|-:AppleSDGothicNeo-Bold,AppleSDGothicNeo-Light,AppleSDGothicNeo-Medium,AppleSDGothicNeo-Regular,AppleSDGothicNeo-SemiBold,AppleSDGothicNeo-Thin
    Arial|-:Arial-BoldItalicMT,Arial-BoldMT,Arial-ItalicMT,ArialMT
    Arial Hebrew|-:ArialHebrew,ArialHebrew-Bold,ArialHebrew-Light
    Arial Rounded MT Bold|-:ArialRoundedMTBold
    Avenir|-:Avenir-Black,Avenir-BlackOblique,Avenir-Book,Avenir-BookOblique,Avenir-Heavy,Avenir-HeavyOblique,Avenir-Light,Avenir-LightOblique,Avenir-Medium,Avenir-MediumOblique,Avenir-Oblique,Avenir-Roman
    Avenir Next|-:AvenirNext-Bold,AvenirNext-BoldItalic,AvenirNext-DemiBold,AvenirNext-DemiBoldItalic,AvenirNext-Heavy,AvenirNext-HeavyItalic,AvenirNext-Italic,AvenirNext-Medium,AvenirNext-MediumItalic,AvenirNext-Regular,AvenirNext-UltraLight,AvenirNext-UltraLightItalic
    Avenir Next Condensed|-:AvenirNextCondensed-Bold,AvenirNextCondensed-BoldItalic,AvenirNextCondensed-DemiBold,AvenirNextCondensed-DemiBoldItalic,AvenirNextCondensed-Heavy,AvenirNextCondensed-HeavyItalic,AvenirNextCondensed-Italic,AvenirNextCondensed-Medium,AvenirNextCondensed-MediumItalic,AvenirNextCondensed-Regular,AvenirNextCondensed-UltraLight,AvenirNextCondensed-UltraLightItalic
    Bangla Sangam MN|-:BanglaSangamMN,BanglaSangamMN-Bold
    Baskerville|-:Baskerville,Baskerville-Bold,Baskerville-BoldItalic,Baskerville-Italic,Baskerville-SemiBold,Baskerville-SemiBoldItalic
    Bodoni 72|-:BodoniSvtyTwoITCTT-Bold,BodoniSvtyTwoITCTT-Book,BodoniSvtyTwoITCTT-BookIta
    Bodoni 72 Oldstyle|-:BodoniSvtyTwoOSITCTT-Bold,BodoniSvtyTwoOSITCTT-Book,BodoniSvtyTwoOSITCTT-BookIt
    Bodoni 72 Smallcaps|-:BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments|-:BodoniOrnamentsITCTT
    Bradley Hand|-:BradleyHandITCTT-Bold
    Chalkboard SE|-:ChalkboardSE-Bold,ChalkboardSE-Light,ChalkboardSE-Regular
    Chalkduster|-:Chalkduster
    Cochin|-:Cochin,Cochin-Bold,Cochin-BoldItalic,Cochin-Italic
    Copperplate|-:Copperplate,Copperplate-Bold,Copperplate-Light
    Courier|-:Courier,Courier-Bold,Courier-BoldOblique,Courier-Oblique
    Courier New|-:CourierNewPS-BoldItalicMT,CourierNewPS-BoldMT,CourierNewPS-ItalicMT,CourierNewPSMT
    DB LCD Temp|-:DBLCDTempBlack
    DIN Alternate|-:DINAlternate-Bold
    DIN Condensed|-:DINCondensed-Bold
    Damascus|-:Damascus,DamascusBold,DamascusLight,DamascusMedium,DamascusSemiBold
    Devanagari Sangam MN|-:DevanagariSangamMN,DevanagariSangamMN-Bold
    Didot|-:Didot,Didot-Bold,Didot-Italic
    Diwan Mishafi|-:DiwanMishafi
    Euphemia UCAS|-:EuphemiaUCAS,EuphemiaUCAS-Bold,EuphemiaUCAS-Italic
    Farah|-:Farah
    Futura|-:Futura-CondensedExtraBold,Futura-CondensedMedium,Futura-Medium,Futura-MediumItalic
    Geeza Pro|-:GeezaPro,GeezaPro-Bold
    Georgia|-:Georgia,Georgia-Bold,Georgia-BoldItalic,Georgia-Italic
    Gill Sans|-:GillSans,GillSans-Bold,GillSans-BoldItalic,GillSans-Italic,GillSans-Light,GillSans-LightItalic
    Gujarati Sangam MN|-:GujaratiSangamMN,GujaratiSangamMN-Bold
    Gurmukhi MN|-:GurmukhiMN,GurmukhiMN-Bold
    Heiti SC|-:STHeitiSC-Light,STHeitiSC-Medium
    Heiti TC|-:STHeitiTC-Light,STHeitiTC-Medium
    Helvetica|-:Helvetica,Helvetica-Bold,Helvetica-BoldOblique,Helvetica-Light,Helvetica-LightOblique,Helvetica-Oblique
    Helvetica Neue|-:HelveticaNeue,HelveticaNeue-Bold,HelveticaNeue-BoldItalic,HelveticaNeue-CondensedBlack,HelveticaNeue-CondensedBold,HelveticaNeue-Italic,HelveticaNeue-Light,HelveticaNeue-LightItalic,HelveticaNeue-Medium,HelveticaNeue-MediumItalic,HelveticaNeue-Thin,HelveticaNeue-ThinItalic,HelveticaNeue-UltraLight,HelveticaNeue-UltraLightItalic
    Hiragino Kaku Gothic ProN|-:HiraKakuProN-W3,HiraKakuProN-W6
    Hiragino Mincho ProN|-:HiraMinProN-W3,HiraMinProN-W6
    Hoefler Text|-:HoeflerText-Black,HoeflerText-BlackItalic,HoeflerText-Italic,HoeflerText-Regular
    Iowan Old Style|-:IowanOldStyle-Bold,IowanOldStyle-BoldItalic,IowanOldStyle-Italic,IowanOldStyle-Roman
    Kailasa|-:Kailasa,Kailasa-Bold
    Kannada Sangam MN|-:KannadaSangamMN,KannadaSangamMN-Bold
    KhmerSangamMN|-:KhmerSangamMN
    KohinoorDevanagari|-:KohinoorDevanagari-Book,KohinoorDevanagari-Light,KohinoorDevanagari-Medium
    LaoSangamMN|-:LaoSangamMN
    Malayalam Sangam MN|-:MalayalamSangamMN,MalayalamSangamMN-Bold
    Marion|-:Marion-Bold,Marion-Italic,Marion-Regular
    Marker Felt|-:MarkerFelt-Thin,MarkerFelt-Wide
    Menlo|-:Menlo-Bold,Menlo-BoldItalic,Menlo-Italic,Menlo-Regular
    Noteworthy|-:Noteworthy-Bold,Noteworthy-Light
    Optima|-:Optima-Bold,Optima-BoldItalic,Optima-ExtraBlack,Optima-Italic,Optima-Regular
    Oriya Sangam MN|-:OriyaSangamMN,OriyaSangamMN-Bold
    Palatino|-:Palatino-Bold,Palatino-BoldItalic,Palatino-Italic,Palatino-Roman
    Papyrus|-:Papyrus,Papyrus-Condensed
    Party LET|-:PartyLetPlain
    San Francisco|-:SanFranciscoDisplay-Black,SanFranciscoDisplay-Bold,SanFranciscoDisplay-Heavy,SanFranciscoDisplay-Light,SanFranciscoDisplay-Medium,SanFranciscoDisplay-Regular,SanFranciscoDisplay-Semibold,SanFranciscoDisplay-Thin,SanFranciscoDisplay-Ultralight,SanFranciscoRounded-Black,SanFranciscoRounded-Bold,SanFranciscoRounded-Heavy,SanFranciscoRounded-Light,SanFranciscoRounded-Medium,SanFranciscoRounded-Regular,SanFranciscoRounded-Semibold,SanFranciscoRounded-Thin,SanFranciscoRounded-Ultralight,SanFranciscoText-Bold,SanFranciscoText-BoldG1,SanFranciscoText-BoldG2,SanFranciscoText-BoldG3,SanFranciscoText-BoldItalic,SanFranciscoText-BoldItalicG1,SanFranciscoText-BoldItalicG2,SanFranciscoText-BoldItalicG3,SanFranciscoText-Heavy,SanFranciscoText-HeavyItalic,SanFranciscoText-Light,SanFranciscoText-LightItalic,SanFranciscoText-Medium,SanFranciscoText-MediumItalic,SanFranciscoText-Regular,SanFranciscoText-RegularG1,SanFranciscoText-RegularG2,SanFranciscoText-RegularG3,SanFranciscoText-RegularItalic,SanFranciscoText-RegularItalicG1,SanFranciscoText-RegularItalicG2,SanFranciscoText-RegularItalicG3,SanFranciscoText-Semibold,SanFranciscoText-SemiboldItalic,SanFranciscoText-Thin,SanFranciscoText-ThinItalic
    Savoye Let Plain|-:SavoyeLetPlain
    Sinhala Sangam MN|-:SinhalaSangamMN,SinhalaSangamMN-Bold
    Snell Roundhand|-:SnellRoundhand,SnellRoundhand-Black,SnellRoundhand-Bold
    Superclarendon|-:Superclarendon-Black,Superclarendon-BlackItalic,Superclarendon-Bold,Superclarendon-BoldItalic,Superclarendon-Italic,Superclarendon-Light,Superclarendon-LightItalic,Superclarendon-Regular
    Symbol|-:Symbol
    Tamil Sangam MN|-:TamilSangamMN,TamilSangamMN-Bold
    Telugu Sangam MN|-:TeluguSangamMN,TeluguSangamMN-Bold
    Thonburi|-:Thonburi,Thonburi-Bold,Thonburi-Light
    Times New Roman|-:TimesNewRomanPS-BoldItalicMT,TimesNewRomanPS-BoldMT,TimesNewRomanPS-ItalicMT,TimesNewRomanPSMT
    Trebuchet MS|-:Trebuchet-BoldItalic,TrebuchetMS,TrebuchetMS-Bold,TrebuchetMS-Italic
    Verdana|-:Verdana,Verdana-Bold,Verdana-BoldItalic,Verdana-Italic
    Zapf Dingbats|-:ZapfDingbatsITC
    Zapfino|-:Zapfino
    [tvOS absent]
    Georgia|
    [watchOS absent]
    Menlo|
    Helvetica Neue|
    """
}
