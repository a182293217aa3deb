import { registerRootComponent } from 'expo';
import { TamaguiProvider } from 'tamagui';
import { Label } from '@harbor/ui';
import config from './tamagui.config';

const App = () => <TamaguiProvider config={config}><Label>a</Label></TamaguiProvider>;

registerRootComponent(App);
