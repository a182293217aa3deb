import { Text } from 'react-native';

export default () => [
  <Text style={{ fontFamily: 'GateSans-Regular' }}>a</Text>,
  <Text style={{ fontFamily: 'GateSans-Regularr' }}>b</Text>,
];
