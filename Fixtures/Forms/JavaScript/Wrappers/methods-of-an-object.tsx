// The methods of an object.
import { Text } from 'react-native';

const theme = {
  family: 'GateSans',
  font(face: string) {
    return `${this.family}-${face}`;
    //     ^ right
    //     ^ wrong
  },
  style: (face: string) => ({ fontFamily: theme.font(face) }),
};

export const Page = () => [<Text style={theme.style('Bold')} />, <Text style={theme.style('Bald')} />];
