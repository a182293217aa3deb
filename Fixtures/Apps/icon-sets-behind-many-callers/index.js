import { AppRegistry } from 'react-native';
import Board from './src/Board';

AppRegistry.registerComponent('Wharf', () => Board);
