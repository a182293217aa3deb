import './global.css';
import { registerRootComponent } from 'expo';
import { Text } from 'react-native';

registerRootComponent(() => <Text className="text-lg beam">Beams</Text>);
