import { Text } from 'react-native';

export const Title = () => <Text style={{ fontFamily: 'sans-serif-medium' }}>Reader</Text>;
