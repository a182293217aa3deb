import { registerRootComponent } from 'expo';
import { Text } from 'react-native';

const Buoy = () => [
  <Text style={{ fontFamily: 'GateSans-Regular' }}>Depth</Text>,
  <Text style={{ fontFamily: 'GateSans_Regular' }}>Swell</Text>,
];

registerRootComponent(Buoy);
