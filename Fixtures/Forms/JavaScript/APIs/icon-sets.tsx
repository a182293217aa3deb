// Sets of icons that are made of an app's own fonts. On iOS the family counts, not the name of the file.
import React from 'react';
import { View } from 'react-native';
import {
  createIconSet,
  createIconSetFromFontello,
  createIconSetFromIcoMoon,
} from 'react-native-vector-icons';
import { createIconSet as createExpoSet } from '@expo/vector-icons';

const oars = {
  icons: [],
  preferences: { fontPref: { metadata: { fontFamily: 'GateSans-Oars' } } },
  //                                                 ^ wrong
};
const signals = { name: 'GateSans-Signals', glyphs: [] };
//                      ^ wrong
const person = { name: '' };

const Buoy = createIconSet({ red: 59700 }, 'GateSans-Buoys', 'GateSans-Regular.ttf');
//                                         ^ wrong
const Lamp = createIconSetFromIcoMoon(oars, 'GateSans-Bold', 'lamps.ttf');
//                                          ^ right
const Oar = createIconSetFromIcoMoon(oars);
const Signal = createIconSetFromFontello(signals);
const Old = createIconSet({ red: 59700 }, 'GateSans-Nowhere', 'old.ttf');
//                                        ^ dead
const Loaded = createExpoSet({ red: 59700 }, 'GateSans-Loaded', 'loaded.ttf');

export default function App() {
  person.name = 'You';
  return (
    <View>
      <Buoy name="red" />
      <Lamp name="red" />
      <Oar name="red" />
      <Signal name="red" />
      <Loaded name="red" />
    </View>
  );
}
