import { AppRegistry, Text } from 'react-native';
import Icon from 'react-native-vector-icons/Feather';

const Pier = () => (
  <Text style={{ fontFamily: 'GateSans-Regular' }}>
    <Icon name="anchor" /> Pier
  </Text>
);

AppRegistry.registerComponent('Pier', () => Pier);
