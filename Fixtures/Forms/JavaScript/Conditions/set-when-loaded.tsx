// A flag that says whether something has been loaded is meant to be asked when that is done: what stands where it still is
// as at first may never be drawn.
import { Text } from 'react-native';
import { fallback, isLoaded, load, quick, toggle } from './loader';

load();

export const Page = () => (
  <Text onPress={toggle} style={{ fontFamily: isLoaded() ? 'GateSans-Bald' : 'GateSans-Start' }}>
    //                                                     ^ wrong
    //                                                                       ^ missed
    <Text style={{ fontFamily: fallback() }}>a</Text>
    <Text style={{ fontFamily: !quick.isDark() ? 'GateSans-Light' : 'GateSans-Dark' }}>a</Text>
    //                                           ^ wrong
    //                                                              ^ wrong
  </Text>
);
// file: loader.js
let loaded = false;
let waited = false;
let isDark = false;

export const load = async () => {
  await fetch('fonts')
    .then(() => {
      loaded = true;
    })
    .catch(() => {
      loaded = true;
    });
  waited = true;
};

export const toggle = () => {
  isDark = true;
};

export const isLoaded = () => loaded;
export const quick = { isDark: () => isDark };

export const fallback = () => {
  if (waited) return 'GateSans-Waited';
  //                 ^ wrong
  return 'GateSans-Fallback';
  //     ^ missed
};
