// What a module exports by default is a function, taken in by a call and called under another name.
const React = require('react');
const { Text } = require('react-native');
const makeTheme = require('./makeTheme').default;
const words = require('./words').default;

const theme = makeTheme(words);
const note = require('./makeNote').default('GateSans-Bild');
//                                         ^ wrong

exports.Page = () => [<Text style={theme.title} />, <Text style={note} />];
// file: makeTheme.js
import titleOf from './titleOf';

export default (words) => ({ title: titleOf(words) });
// file: titleOf.js
export default (words) => ({ fontFamily: words.title });
// file: words.js
export default { title: 'GateSans-Bald' };
//                      ^ wrong
// file: makeNote.js
export default function (family) {
  return { fontFamily: family };
}
