// An object that a function in its function fills: it may have more members than are seen.
import { Text } from 'react-native';

const all = (rows) => {
  const result = {};
  rows.forEach((row) => {
    result[row.key] = row.family;
  });
  return result;
};

export const Page = ({ rows }) => {
  const fonts = all(rows);
  return <Text style={{ fontFamily: fonts.title }} />;
  //                                ^ listed
};
