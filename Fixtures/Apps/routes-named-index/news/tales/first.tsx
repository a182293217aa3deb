import { Text } from 'react-native';

export default () => <Text style={{ fontFamily: 'Gate Story' }}>d</Text>;
