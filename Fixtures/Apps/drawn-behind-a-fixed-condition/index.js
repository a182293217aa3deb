import { AppRegistry } from 'react-native';
import Page from './src/Page';

AppRegistry.registerComponent('Harbor', () => Page);
