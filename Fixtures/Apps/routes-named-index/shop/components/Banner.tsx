import { Text } from 'react-native';

// Its path stands in a text.
export default () => <Text style={{ fontFamily: 'Gate Banner' }}>c</Text>;
