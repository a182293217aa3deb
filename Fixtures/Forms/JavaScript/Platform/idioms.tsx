// The platform asked in other ways.
import { Platform, Text } from 'react-native';

const isApple = ['macos', 'ios'].includes(Platform.OS);
const title = isApple ? 'GateSans-Bald' : 'gate_sans_bold';
//                      ^ wrong
const isPhone = Platform.OS === 'ios' || Platform.OS === 'android';
const note = isPhone ? 'GateSans-Bold' : 'gate_sans_web';
//                     ^ right
const isElsewhere = ['android', 'web'].includes(Platform.OS);
const body = isElsewhere ? 'gate_sans' : 'GateSans-Bild';
//                                       ^ wrong
const { OS } = Platform;
const mark = OS === 'android' ? 'gate_sans_mark' : 'GateSans-Buld';
//                                                 ^ wrong

function useAndroidFonts() {
  if (Platform.OS !== 'android') return null;
  return <Text style={{ fontFamily: 'gate_sans_android' }} />;
}

export const Page = () => [
  useAndroidFonts(),
  <Text style={{ fontFamily: title }} />,
  <Text style={{ fontFamily: note }} />,
  <Text style={{ fontFamily: body }} />,
  <Text style={{ fontFamily: mark }} />,
  <Text style={[Platform.OS !== 'ios' && { fontFamily: 'gate_sans_list' }]} />,
  <Text style={{ ...(Platform.OS === 'web' ? { fontFamily: 'gate_sans_spread' } : {}) }} />,
  ['web', 'windows'].includes(Platform.OS) && <Text style={{ fontFamily: 'gate_sans_web' }} />,
];
