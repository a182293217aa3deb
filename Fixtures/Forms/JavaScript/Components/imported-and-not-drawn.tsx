// Components that a file imports and draws nowhere, in all the ways to export one; what is drawn stays wrong.
import { Text } from 'react-native';
import Drawn, { Named } from './Drawn';

export const Page = () => [
  <Drawn />,
  <Named />,
  <Text style={{ fontFamily: 'GateSans-Bold' }} />,
  //                         ^ right
];
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Form';
import Plain from './Plain';
import Declared from './Declared';
import Memo from './Memo';
import MadeMemo from './MadeMemo';
import { Forwarded } from './Forwarded';
import Described from './Described';
import './Loaded';

AppRegistry.registerComponent('Form', () => Page);
// file: Loaded.tsx
import { Text } from 'react-native';
import { show } from 'somewhere';

show(<Text style={{ fontFamily: 'GateSans-Shown' }} />);
//                              ^ wrong
// file: Plain.js
import { Text } from 'react-native';

const Plain = () => <Text style={{ fontFamily: 'GateSans-Plain' }} />;
//                                             ^ dead
export default Plain;
// file: Declared.js
import { Text } from 'react-native';

function Declared() {
  return <Text style={{ fontFamily: 'GateSans-Declared' }} />;
  //                                ^ dead
}
export default Declared;
// file: Memo.js
import React from 'react';
import { StyleSheet, Text } from 'react-native';

const Memo = React.memo(() => <Text style={styles.title} />);
const styles = StyleSheet.create({ title: { fontFamily: 'GateSans-Memo' } });
//                                                      ^ dead
export default Memo;
// file: MadeMemo.js
import { memo } from 'react';
import { Text } from 'react-native';

const Card = () => <Text style={{ fontFamily: 'GateSans-Card' }} />;
//                                            ^ dead
export default memo(Card);
// file: Forwarded.js
import { forwardRef } from 'react';
import { Text } from 'react-native';

function Base(props, ref) {
  return <Text ref={ref} style={{ fontFamily: 'GateSans-Base' }} />;
  //                                          ^ dead
}
export const Forwarded = forwardRef(Base);
// file: Described.js
import PropTypes from 'prop-types';
import { Text } from 'react-native';

const Described = () => <Text style={{ fontFamily: 'GateSans-Described' }} />;
//                                                 ^ dead
Described.propTypes = { title: PropTypes.string };
export default Described;
// file: Drawn.js
import React, { memo } from 'react';
import { Text } from 'react-native';

const Drawn = () => <Text style={{ fontFamily: 'GateSans-Drawn' }} />;
//                                             ^ wrong
export const Named = memo(() => <Text style={{ fontFamily: 'GateSans-Named' }} />);
//                                                         ^ wrong
export default React.memo(Drawn);
