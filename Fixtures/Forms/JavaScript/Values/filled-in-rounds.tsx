// Lists to which a function adds that is called with each element of another one.
import { Text } from 'react-native';

const chosen = (isLarge) => {
  const names = ['GateSans-Bold'];
  //             ^ right
  if (isLarge) {
    ['GateSans-Bend', 'GateSans-Bond'].forEach((name, index) => {
      //              ^ wrong
      if (index === 1) names.push(name);
    });
  }
  return names;
};

const nested = (name) => {
  const names = [];
  ['Sans', 'Serif'].forEach((family) => {
    for (const style of ['Bold', 'Buld']) {
      names.push(`Gate${family}-${style}`);
      //         ^ wrong
    }
  });
  return names;
};

// The parameter of the function has the name of another one.
const hidden = (name) => {
  const names = [];
  if (name) {
    const both = ['GateSans-Regular', 'GateSans-Reguler'];
    //            ^ right
    //                                ^ wrong
    both.forEach((name) => {
      names.push(name);
    });
  }
  return names;
};

const unknown = (rows) => {
  const names = [];
  rows.forEach((row) => names.push(row.face));
  return names;
};

export const Page = ({ rows }) => [
  ...chosen(true).map((name) => <Text style={{ fontFamily: name }} />),
  <Text style={{ fontFamily: nested('GateSans-Bant')[1] }} />,
  ...hidden('GateSans-Bunt').map((name) => <Text style={{ fontFamily: name }} />),
  <Text style={{ fontFamily: unknown(rows)[0] }} />,
  //                         ^ listed
];
