// Every name of a list, in a loop.
import { Text } from 'react-native';

export const Page = () => {
  const rows = [];
  for (const name of ['GateSans-Bold', 'GateSans-Bald']) {
    rows.push(<Text style={{ fontFamily: name }} />);
  }
  return rows;
};
