// The platform in a condition.
import { Platform, Text } from 'react-native';

const isIOS = Platform.OS === 'ios';
const title = isIOS ? 'GateSans-Bold' : 'gate_sans_bold';
//                    ^ right
const body = Platform.OS === 'android' ? 'gate_sans' : 'GateSans-Bald';
//                                                     ^ wrong

function note() {
  if (Platform.OS !== 'ios') {
    return 'gate_sans_note';
  }
  return 'GateSans-Bild';
  //     ^ wrong
}

export const Page = () => [
  <Text style={{ fontFamily: title }} />,
  <Text style={{ fontFamily: body }} />,
  <Text style={{ fontFamily: note() }} />,
];
