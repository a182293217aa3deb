// Modules of the older kind.
const { Text } = require('react-native');
const { bold } = require('./fonts');
const Fonts = require('./fonts');

exports.Page = () => [
  <Text style={{ fontFamily: bold }} />,
  <Text style={{ fontFamily: Fonts.body }} />,
];
// file: fonts.js
module.exports = {
  bold: 'GateSans-Bold',
  //    ^ right
  body: 'GateSans-Bald',
  //    ^ wrong
};
