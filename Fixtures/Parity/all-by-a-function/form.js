// Every name of a list, by a function that is called with each.
import { Text } from 'react-native';

export const Page = () =>
  ['GateSans-Bold', 'GateSans-Bald'].map((name) => <Text style={{ fontFamily: name }} />);
