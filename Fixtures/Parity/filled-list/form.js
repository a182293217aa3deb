// A list that is added to, and every name of it.
import { Text } from 'react-native';

const names = ['GateSans-Bold'];
names.push('GateSans-Bald');

export const Page = () => names.map((name) => <Text style={{ fontFamily: name }} />);
