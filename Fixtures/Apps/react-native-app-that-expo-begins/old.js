import { Text } from 'react-native';
export default function Old() {
  return <Text style={{ fontFamily: 'GateSans-Old' }}>old</Text>;
}
