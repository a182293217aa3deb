// Styles, objects and components that code for iOS does not name are not drawn there.
import { Platform, StyleSheet, Text } from 'react-native';

const droid = { fontFamily: 'gate_sans_droid' };
//                          ^ dead
const phone = { fontFamily: 'GateSans-Bald' };
//                          ^ wrong
const styles = StyleSheet.create({
  droid: { fontFamily: 'gate_sans_sheet' },
  //                   ^ dead
  phone: { fontFamily: 'GateSans-Bild' },
  //                   ^ wrong
});

const Droid = () => <Text style={{ fontFamily: 'gate_sans_row' }} />;
//                                             ^ dead
const Phone = () => <Text style={{ fontFamily: 'GateSans-Buld' }} />;
//                                             ^ wrong
const Row = Platform.OS === 'ios' ? Phone : Droid;
const isExpo = process.env.EXPO_OS === 'android' ? 'gate_sans_expo' : 'GateSans-Bold';
//                                                                    ^ right

export const Page = () => [
  <Text style={Platform.select({ ios: phone, android: droid })} />,
  <Text style={Platform.OS === 'ios' ? styles.phone : styles.droid} />,
  <Row />,
  <Text style={{ fontFamily: isExpo }} />,
];
