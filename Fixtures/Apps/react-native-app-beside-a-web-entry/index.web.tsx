import { AppRegistry } from 'react-native';
AppRegistry.registerComponent('Begun', () => () => null);
