import { Text } from 'react-native';
export default function App() {
  return <Text style={{ fontFamily: 'GateSans-srcAppjs' }}>old</Text>;
}
