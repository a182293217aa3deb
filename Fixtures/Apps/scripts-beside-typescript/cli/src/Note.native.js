import { Text } from 'react-native';

export const Note = () => <Text style={{ fontFamily: 'GateSans-Native' }}>a</Text>;
