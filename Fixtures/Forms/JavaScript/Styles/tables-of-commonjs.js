// Of tables that modules of the older kind give, code takes styles by their keys, however it requires them.
// file: fonts.js
const faces = {
  title: { fontFamily: 'GateSans-Bald', fontSize: 22 },
  //                   ^ wrong
  body: { fontFamily: 'GateSans-Bild', fontSize: 15 },
  //                  ^ dead
};

module.exports = faces;
// file: constants.js
const Fonts = {
  large: { fontFamily: 'GateSans-Laarge' },
  //                   ^ wrong
  small: { fontFamily: 'GateSans-Smaal' },
  //                   ^ dead
};
const Inks = { light: '#fff' };

module.exports = { Fonts, Inks };
// file: parts.js
exports.notes = {
  first: { fontFamily: 'GateSans-Fiirst' },
  //                   ^ wrong
  other: { fontFamily: 'GateSans-Othher' },
  //                   ^ dead
};
exports.whole = { any: { fontFamily: 'GateSans-Anny' } };
//                                   ^ wrong
// file: Page.js
const React = require('react');
const { Text } = require('react-native');
const faces = require('./fonts');
const Constants = require('./constants');
const { Fonts } = require('./constants');
const { notes, whole } = require('./parts');

exports.Page = () => [
  <Text style={faces.title} />,
  <Text style={Fonts.large} />,
  <Text style={{ color: Constants.Inks.light }} />,
  <Text style={notes.first} />,
  Object.values(whole).map((style) => <Text style={style} />),
];
// file: index.js
const { AppRegistry } = require('react-native');
const { Page } = require('./Page');

AppRegistry.registerComponent('page', () => Page);
