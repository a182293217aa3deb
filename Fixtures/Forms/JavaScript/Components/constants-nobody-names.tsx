// Constants of a module that a call makes: what they are made of is for those that name them.
import { Text } from 'react-native';

export const Page = () => <Text style={{ fontFamily: 'GateSans-Bold' }} />;
//                                                   ^ right
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Form';
import { useUnused, useSettings } from './store';
import { show } from './show';

const settings = useSettings();
show(settings);
AppRegistry.registerComponent('Form', () => Page);
// file: show.js
import { Text } from 'react-native';

export const show = (style) => <Text style={style} />;
// file: store.js
import { create } from 'zustand';

export const useUnused = create(() => ({ fontFamily: 'GateSans-Unused' }));
//                                                   ^ dead
export const useSettings = create(() => ({ fontFamily: 'GateSans-Settings' }));
//                                                     ^ wrong
const variant = (color) => ({ color, fontFamily: 'GateSans-Variant' });
//                                               ^ dead
const primary = variant('red');
export const variants = { primary };
