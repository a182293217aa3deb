import { Text } from 'react-native';
export default function Root() {
  return <Text style={{ fontFamily: 'GateSans-Rooot' }}>root</Text>;
}
