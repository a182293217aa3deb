// A default that no call leaves its name to.
import { Text } from 'react-native';

const font = (name) => ({ fontFamily: name ?? 'GateSans-Bald' });

export const Page = () => <Text style={font('GateSans-Bold')} />;
