import { Text } from 'react-native';

export default function App() {
  return <Text style={{ fontFamily: 'GateSans-First' }}>Seeds</Text>;
}
