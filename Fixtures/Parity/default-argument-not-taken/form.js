// An argument that no call leaves out.
import { Text } from 'react-native';

const font = (size, name = 'GateSans-Bald') => ({ fontFamily: name, fontSize: size });

export const Page = () => <Text style={font(28, 'GateSans-Bold')} />;
