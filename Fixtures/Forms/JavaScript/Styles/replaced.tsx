// A style that a later one replaces wherever it is used draws nothing; where one use is not followed by
// another font, it counts.
import { StyleSheet, Text } from 'react-native';

const base = { fontFamily: 'GateSans-Bald', fontSize: 12 };
//                         ^ dead
const plain = { fontFamily: 'GateSans-Beld', fontSize: 12 };
//                          ^ wrong
const styles = StyleSheet.create({
  title: { ...base, fontFamily: 'GateSans-Bold' },
  //                            ^ right
  early: { fontFamily: 'GateSans-Bild' },
  //                   ^ dead
  late: { fontFamily: 'GateSans-Bold' },
  //                  ^ right
  often: { fontFamily: 'GateSans-Bold', fontSize: 12, fontFamily: 'GateSans-Bould' },
  //                                                              ^ wrong
  sometimes: { fontFamily: 'GateSans-Bulk' },
  //                       ^ wrong
  large: { fontSize: 40 },
});

export const Page = ({ isBig }) => (
  <>
    <Text style={styles.title} />
    <Text style={[styles.early, styles.late]} />
    <Text style={{ ...styles.early, ...styles.late }} />
    <Text style={StyleSheet.compose(styles.early, styles.late)} />
    <Text style={styles.often} />
    <Text style={[styles.sometimes, isBig && styles.late]} />
    <Text style={[styles.sometimes, styles.large]} />
    <Text style={{ ...plain, ...styles.large }} />
  </>
);
