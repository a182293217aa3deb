// What the first template began with; package.json begins with the router.
import { registerRootComponent } from 'expo';
import App from './App';

// registerRootComponent calls AppRegistry.registerComponent('main', () => App).
registerRootComponent(App);
