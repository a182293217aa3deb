/// The numbers that the `name` table gives languages, as `number=tag` with the number in hexadecimal.
enum NameLanguageTable {
  /// Of platform 3: Windows language identifiers.
  static let windows = """
    401=ar-SA 402=bg 403=ca 404=zh-TW 405=cs 406=da 407=de 408=el 409=en 40a=es 40b=fi \
    40c=fr 40d=he 40e=hu 40f=is 410=it 411=ja 412=ko 413=nl 414=nb 415=pl 416=pt 417=rm \
    418=ro 419=ru 41a=hr 41b=sk 41c=sq 41d=sv 41e=th 41f=tr 420=ur 421=id 422=uk 423=be \
    424=sl 425=et 426=lv 427=lt 428=tg 42a=vi 42b=hy 42c=az 42d=eu 42e=hsb 42f=mk 432=tn \
    434=xh 435=zu 436=af 437=ka 438=fo 439=hi 43a=mt 43b=se 43e=ms 43f=kk 440=ky 441=sw \
    442=tk 443=uz 444=tt 445=bn-IN 446=pa 447=gu 448=or 449=ta 44a=te 44b=kn 44c=ml 44d=as \
    44e=mr 44f=sa 450=mn 451=bo 452=cy 453=km 454=lo 456=gl 457=kok 45a=syr 45b=si 45d=iu \
    45e=am 461=ne 462=fy 463=ps 464=fil 465=dv 468=ha 46a=yo 46b=qu-BO 46c=nso 46d=ba \
    46e=lb 46f=kl 470=ig 478=ii 47a=arn 47c=moh 47e=br 480=ug 481=mi 482=oc 483=co 484=gsw \
    485=sah 486=quc 487=rw 488=wo 48c=prs 801=ar-IQ 804=zh-CN 807=de-CH 809=en-GB 80a=es-MX \
    80c=fr-BE 810=it-CH 813=nl-BE 814=nn 816=pt-PT 81a=sr-Latn 81d=sv-FI 82c=az-Cyrl \
    82e=dsb 83b=se-SE 83c=ga 83e=ms-BN 843=uz-Cyrl 845=bn 850=mn-CN 85d=iu-Latn 85f=tzm \
    86b=qu-EC c01=ar-EG c04=zh-HK c07=de-AT c09=en-AU c0a=es c0c=fr-CA c1a=sr c3b=se-FI c6b=qu \
    1001=ar-LY 1004=zh-SG 1007=de-LU 1009=en-CA 100a=es-GT 100c=fr-CH 101a=hr-BA \
    103b=smj-NO 1401=ar-DZ 1404=zh-MO 1407=de-LI 1409=en-NZ 140a=es-CR 140c=fr-LU 141a=bs \
    143b=smj 1801=ary 1809=en-IE 180a=es-PA 180c=fr-MC 181a=sr-Latn-BA 183b=sma-NO 1c01=aeb \
    1c09=en-ZA 1c0a=es-DO 1c1a=sr-Cyrl-BA 1c3b=sma 2001=ar-OM 2009=en-JM 200a=es-VE \
    201a=bs-Cyrl 203b=sms 2401=ar-YE 2409=en-029 240a=es-CO 243b=smn 2801=ar-SY 2809=en-BZ \
    280a=es-PE 2c01=ar-JO 2c09=en-TT 2c0a=es-AR 3001=ar-LB 3009=en-ZW 300a=es-EC 3401=ar-KW \
    3409=en-PH 340a=es-CL 3801=ar-AE 380a=es-UY 3c01=ar-BH 3c0a=es-PY 4001=ar-QA 4009=en-IN \
    400a=es-BO 4409=en-MY 440a=es-SV 4809=en-SG 480a=es-HN 4c0a=es-NI 500a=es-PR 540a=es-US
    """

  /// Of platform 1: the language codes of the classic Mac OS.
  static let macintosh = """
    0=en 1=fr 2=de 3=it 4=nl 5=sv 6=es 7=da 8=pt 9=no a=he b=ja c=ar d=fi e=el f=is 10=mt \
    11=tr 12=hr 13=zh-Hant 14=ur 15=hi 16=th 17=ko 18=lt 19=pl 1a=hu 1b=et 1c=lv 1d=se \
    1e=fo 1f=fa 20=ru 21=zh 22=nl-BE 23=ga 24=sq 25=ro 26=cs 27=sk 28=sl 29=yi 2a=sr 2b=mk \
    2c=bg 2d=uk 2e=be 2f=uz 30=kk 31=az-Cyrl 32=az-Arab 33=hy 34=ka 35=mo 36=ky 37=tg 38=tk \
    39=mn-CN 3a=mn 3b=ps 3c=ks 3d=ku 3e=sd 3f=bo 40=ne 41=sa 42=mr 43=bn 44=as 45=gu 46=pa \
    47=or 48=ml 49=kn 4a=ta 4b=te 4c=si 4d=my 4e=km 4f=lo 50=vi 51=id 52=tl 53=ms \
    54=ms-Arab 55=am 56=ti 57=om 58=so 59=sw 5a=rw 5b=rn 5c=ny 5d=mg 5e=eo 80=cy 81=eu \
    82=ca 83=la 84=qu 85=gn 86=ay 87=tt 88=ug 89=dz 8a=jv 8b=su 8c=gl 8d=af 8e=br 8f=iu \
    90=gd 91=gv 92=ga-Latg 93=to 94=el-polyton 95=kl 96=az 97=nn
    """
}
