import { Text } from 'react-native';

export const screen = () => <Text style={{ fontFamily: 'GateSans-screen' }}>Pier</Text>;
