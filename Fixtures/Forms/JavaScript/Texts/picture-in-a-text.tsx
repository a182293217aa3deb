// A picture that is a text is drawn with the app's fonts.
import { SvgXml, SvgUri } from 'react-native-svg';

const sign = `
<svg viewBox="0 0 80 20">
  <text x="0" y="16" font-family="GateSans-Bald">Tides</text>
//                                ^ wrong
  <text x="0" y="16" style="font-family: 'GateSans-Bold', serif; font-size: 8">Winds</text>
//                                        ^ right
</svg>`;
const other = '<svg><text font-family="GateSans-Bild, GateSans-Bold">Charts</text></svg>';
//                                     ^ wrong
const kept = '<svg><text font-family="GateSans-Kept">Charts</text></svg>';

export const Page = () => [<SvgXml xml={sign} />, <SvgXml xml={other} />, <SvgUri uri={kept} />];
