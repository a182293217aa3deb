import { Text } from 'react-native';

export const Title = () => <Text style={{ fontFamily: 'GateSans-Bold' }}>Title</Text>;
