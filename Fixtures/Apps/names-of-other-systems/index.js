import { AppRegistry, Text } from 'react-native';

const App = () => [
  // Wrong: Android's word.
  <Text style={{ fontFamily: 'monospace' }} />,
  // Right.
  <Text style={{ fontFamily: 'Menlo' }} />,
  <Text style={{ fontFamily: 'GateSans-Bold' }} />,
];

AppRegistry.registerComponent('Diary', () => App);
