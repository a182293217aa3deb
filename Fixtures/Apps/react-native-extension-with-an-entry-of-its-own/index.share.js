import { AppRegistry } from 'react-native';
import Saved from './src/Saved';

AppRegistry.registerComponent('TramShare', () => Saved);
