// Objects that are merged with all that is in them: the last value of each member counts.
import { Text } from 'react-native';
import merge from 'lodash.merge';
import _ from 'lodash';

const light = { fontFamily: 'GateSans-Bald', text: { title: 'GateSans-Bold', note: 'GateSans-Buld' } };
//                          ^ wrong
//                                                                                 ^ wrong
const own = { text: { title: 'GateSans-Bild' }, fontFamily: undefined };
//                           ^ wrong
//                                                          ^ carried

const theme = merge({}, light, own);
const other = _.merge({ title: 'GateSans-Hold' }, { title: 'GateSans-Bold' });
//                                                         ^ right
const unknown = merge({ title: 'GateSans-Hild' }, require('somewhere'));

export const Page = () => [
  <Text style={{ fontFamily: theme.fontFamily }} />,
  <Text style={{ fontFamily: theme.text.title }} />,
  <Text style={{ fontFamily: theme.text.note }} />,
  <Text style={{ fontFamily: other.title }} />,
  <Text style={{ fontFamily: unknown.title }} />,
//                           ^ listed
];
