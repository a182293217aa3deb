// Objects that are frozen, or typed, or both.
import { StyleSheet, TextStyle } from 'react-native';

const faces = Object.freeze({ bold: 'GateSans-Bold', light: 'GateSans-Light' });
//                                  ^ right
//                                                          ^ wrong
const sizes = { big: 28 } as const;
const texts: Record<string, TextStyle> = {
  title: { fontFamily: faces.bold, fontSize: sizes.big },
  body: <TextStyle>{ fontFamily: faces.light },
};
export const heading = { fontFamily: 'GateSans-Bald' } satisfies TextStyle;
//                                   ^ wrong
export default texts;
