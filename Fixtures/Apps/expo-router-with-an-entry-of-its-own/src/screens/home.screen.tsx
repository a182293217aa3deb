import { Text } from 'react-native';

export const screen = () => <Text style={{ fontFamily: 'GateSans-homescreen' }}>Pier</Text>;
