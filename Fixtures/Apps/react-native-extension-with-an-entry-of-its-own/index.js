import { AppRegistry } from 'react-native';
import Lines from './src/Lines';

AppRegistry.registerComponent('Tram', () => Lines);
