import { registerRootComponent } from 'expo';
import { useReducer, useState } from 'react';
import { Pressable, Text } from 'react-native';
import AsyncStorage from '@react-native-async-storage/async-storage';
import i18n from 'i18next';
import de from './locales/de';
import { KEYS, faceOf, labels, mock, useSettings } from './store';
import { badge, brand, title } from './theme';
import { Chart } from './chart';

i18n.init({ resources: { de: { translation: de } } });
const reduce = (state, action) => ({ ...state, fontFamily: action.fontFamily });

function App({ navigation }) {
  const change = useSettings((state) => state.change);
  const choice = useSettings((state) => state.settings.fontFamily);
  const [state, dispatch] = useReducer(reduce, { fontFamily: 'gate-state' });
  const [style, setStyle] = useState({ fontFamily: 'GateSans-Black' });
  const show = () => {
    dispatch({ type: 'font', fontFamily: 'gate-action' });
    change({ fontFamily: 'gate-sans' });
    AsyncStorage.setItem(KEYS.fontFamily, JSON.stringify({ fontFamily: 'gate-json' }));
    navigation.navigate('Fonts', { fontFamily: 'gate-param' });
    setStyle({ fontFamily: 'GateSans-Ultra' });
  };
  return (
    <Pressable onPress={show}>
      <Text style={{ fontFamily: faceOf(choice) }}>{de.settings.fontFamily}</Text>
      <Text style={style}>{labels.fontFamily + mock.user.settings.fontFamily + state.fontFamily}</Text>
      <Text style={{ fontFamily: brand.fontFamily }}>{brand.name}</Text>
      <Text style={title}>Title</Text>
      <Chart label={badge} />
    </Pressable>
  );
}
registerRootComponent(App);
