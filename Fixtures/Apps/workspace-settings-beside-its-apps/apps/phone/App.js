import { Text } from 'react-native';

export default function App() {
  return <Text style={{ fontFamily: 'GateSans-Regular' }}>Reader</Text>;
}
