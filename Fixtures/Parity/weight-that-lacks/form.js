// A bold face that one family has, and the other has not.
import { Text } from 'react-native';

const bold = (family) => ({ fontFamily: family, fontWeight: 'bold' });

export const Page = () => [<Text style={bold('MyFont')} />, <Text style={bold('GateSans-Regular')} />];
