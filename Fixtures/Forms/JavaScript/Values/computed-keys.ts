// Keys that are put together.
import { StyleSheet } from 'react-native';

const prefix = 'gate';
const fonts = { [`${prefix}Title`]: 'GateSans-Bold', [prefix + 'Body']: 'GateSans-Bald' };
//                                  ^ right
//                                                                      ^ wrong

export const styles = StyleSheet.create({
  title: { fontFamily: fonts.gateTitle },
  body: { fontFamily: fonts['gateBody'] },
});
