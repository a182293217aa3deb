// Styles that a loop makes of a list of names.
import { Text } from 'react-native';

const faces = { title: 'GateSans-Bold', body: 'GateSans-Bald' };
//                     ^ right
//                                            ^ wrong

const byRole = Object.fromEntries(
  Object.entries(faces).map(([role, family]) => [role, { fontFamily: family }]),
);
const again = Object.keys(faces).reduce((all, role) => {
  all[role] = { fontFamily: faces[role] };
  return all;
}, {});

export const Page = () => [<Text style={byRole.title} />, <Text style={again.body} />];
