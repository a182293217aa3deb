import { AppRegistry } from 'react-native';
import { Home } from './src/Home';

AppRegistry.registerComponent('Letters', () => Home);
