// The platform in a switch, and as a key.
import { Platform, Text } from 'react-native';

function title() {
  switch (Platform.OS) {
    case 'ios':
      return 'GateSans-Bald';
      //     ^ wrong
    case 'android':
      return 'gate_sans_bold';
    default:
      return 'serif';
  }
}

const body = { ios: 'GateSans-Bold', android: 'gate_sans' }[Platform.OS];
//                  ^ right

export const Page = () => [
  <Text style={{ fontFamily: title() }} />,
  <Text style={{ fontFamily: body }} />,
];
