import { Text } from 'react-native';
import { theme } from '../theme';

export default function Home() {
  return <Text style={{ fontFamily: theme.title, fontSize: theme.size }}>Tides</Text>;
}
