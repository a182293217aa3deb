// A name that may be left out, and the default for those who do.
import { Text } from 'react-native';

const font = (name) => ({ fontFamily: name ?? 'GateSans-Bald' });

export const Page = () => [<Text style={font('GateSans-Bold')} />, <Text style={font(null)} />];
