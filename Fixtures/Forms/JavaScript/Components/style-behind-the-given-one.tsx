// Components that put a style of their own behind the one that they are given: the font of that draws nothing.
import { memo } from 'react';
import { StyleSheet, Text } from 'react-native';
import { Title } from './Title';

function Label({ style, bold, ...props }) {
  const font = { fontFamily: bold ? 'GateSans-Bold' : 'GateSans-Regular' };
  //                                ^ right
  //                                                  ^ right
  return <Text style={[style, font]} {...props} />;
}

const Before = ({ style }) => <Text style={[{ fontFamily: 'GateSans-Bold' }, style]} />;
//                                                        ^ right
const Whole = (props) => <Text {...props} style={[props.style, styles.own]} />;

const Wrapped = memo(({ style, name, ...props }) => {
  const font = { fontFamily: name == 'bold' ? 'GateSans-Bold' : 'GateSans-Regular' };
  //                                          ^ right
  //                                                            ^ right
  return <Text style={[styles.plain, style, font]} {...props} />;
});

const Last = (props) => <Text style={[props.style, styles.own]} {...props} />;

const Sized = (props) => <Text style={[props.style, styles.own]} />;

const Twice = ({ style }) => [<Text style={[style, styles.own]} />, <Text style={style} />];

export const Page = () => [
  <Label style={styles.label} />,
  <Label bold style={styles.label} />,
  <Title style={styles.title} />,
  <Sized style={styles.sized} />,
  <Before style={styles.before} />,
  <Whole style={styles.whole} />,
  <Last style={styles.last} />,
  <Wrapped name="bold" style={styles.wrapped} />,
  <Wrapped style={styles.wrapped} />,
  <Twice style={styles.twice} />,
];

const styles = StyleSheet.create({
  label: { fontSize: 16, fontFamily: '#110820' },
  //                                 ^ dead
  title: { fontFamily: 'GateSans-Beld' },
  //                   ^ dead
  sized: { fontFamily: 'GateSans-Bild' },
  //                   ^ dead
  before: { fontFamily: 'GateSans-Bald' },
  //                    ^ wrong
  whole: { fontFamily: 'GateSans-Bould' },
  //                   ^ dead
  last: { fontFamily: 'GateSans-Bolt' },
  //                  ^ wrong
  twice: { fontFamily: 'GateSans-Bulk' },
  //                   ^ wrong
  wrapped: { fontFamily: 'GateSans-Balk' },
  //                     ^ dead
  plain: { fontSize: 12 },
  own: { fontFamily: 'GateSans-Regular' },
  //                 ^ right
});
// file: Title.tsx
import { Label } from './Inner';

export const Title = ({ style }) => <Label style={style} />;
// file: Inner.tsx
import { Text } from 'react-native';

export const Label = ({ style = {} }) => (
  <Text style={{ ...style, fontFamily: 'GateSans-Bold' }} />
  //                                   ^ right
);
