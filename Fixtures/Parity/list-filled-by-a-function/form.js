// A list to which a function adds that is called with each name: the second one is asked for.
import { Text } from 'react-native';

const names = () => {
  const made = [];
  ['GateSans-Bold', 'GateSans-Bald', 'GateSans-Bild'].forEach((name) => made.push(name));
  return made;
};

export const Page = () => <Text style={{ fontFamily: names()[1] }} />;
