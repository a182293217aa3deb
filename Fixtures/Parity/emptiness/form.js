// A face that may be empty is joined only where it is not.
import { Text } from 'react-native';

function font(family, face) {
  if (face.length) {
    return { fontFamily: `${family}-${face}` };
  } else {
    return { fontFamily: family };
  }
}

export const Page = () => [<Text style={font('GateSans', 'Bold')} />, <Text style={font('MyFont', '')} />];
