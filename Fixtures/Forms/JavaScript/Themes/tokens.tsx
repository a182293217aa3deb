// Names of a library's theme: looked up where the app gives it, and no fonts' names elsewhere.
import { Text } from 'react-native';
import EStyleSheet from 'react-native-extended-stylesheet';

EStyleSheet.build({ $title: 'GateSans-Bold', $body: 'GateSans-Bald' });
//                          ^ right
//                                                  ^ wrong

const styles = EStyleSheet.create({
  title: { fontFamily: '$title' },
  body: { fontFamily: '$body' },
  note: { fontFamily: '$note' },
  //                  ^ listed
});

export const Page = () => [
  <Text style={styles.title} />,
  <Text style={styles.body} />,
  <Text style={styles.note} />,
];
