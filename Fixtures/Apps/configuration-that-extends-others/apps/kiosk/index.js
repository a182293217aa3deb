import { Text } from 'react-native';
import { registerRootComponent } from 'expo';
import { fonts } from '~/fonts';
import { others } from '@/others';

const App = () => [
  <Text style={{ fontFamily: fonts.body }} />,
  <Text style={{ fontFamily: others.body }} />,
];

registerRootComponent(App);
