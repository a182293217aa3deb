import { registerRootComponent } from 'expo';
import Home from './Home';
registerRootComponent(Home);
