import { AppRegistry } from 'react-native';
import Old from './old';
AppRegistry.registerComponent('Begun', () => Old);
