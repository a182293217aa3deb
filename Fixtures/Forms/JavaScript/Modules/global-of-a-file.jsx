// What a file assigns to a name that nobody declares is seen by all files: Metro's modules are no strict code.
import { Text } from 'react-native';
import faces from './faces';
import './sizes';

const own = faces.regular;
const open = (name) => {
  // A parameter is another one.
  const pairs = { bold: name };
  return pairs.bold;
};

export const Page = () => (
  <Text style={{ fontFamily: faces.regular }}>
    <Text style={{ fontFamily: fonts.bold }}>a</Text>
    <Text style={{ fontFamily: fonts.light }}>a</Text>
    //                         ^ wrong
    <Text style={{ fontFamily: looks.title }}>a</Text>
    <Text style={{ fontFamily: twice.title }}>a</Text>
    //                         ^ listed
    <Text style={{ fontFamily: nobodys.title }}>a</Text>
    //                         ^ listed
    <Text style={{ fontFamily: open(own) }}>a</Text>
  </Text>
);
// file: faces.js
export default fonts = { regular: 'GateSans-Regular', bold: 'GateSans-Bolt' };
//                                ^ right
//                                                          ^ wrong
// file: sizes.js
looks = { title: 'GateSans-Looks' };
//               ^ wrong
twice = { title: 'GateSans-Once' };
twice = { title: 'GateSans-Twice' };
function open() {
  const nobodys = { title: 'GateSans-Nobody' };
  return nobodys;
}
export const size = open().size;
