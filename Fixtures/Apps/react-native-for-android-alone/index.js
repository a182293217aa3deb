import { AppRegistry, Text } from 'react-native';
AppRegistry.registerComponent('mini', () => () => <Text style={{ fontFamily: 'GateDisplay-Regular' }}>Hello</Text>);
