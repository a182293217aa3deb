// Tables that code has in ways in which any of it may be taken.
// file: Page.tsx
import { Text } from 'react-native';
import * as React from 'react';
import { g, h } from './more';
import theme from './theme';

const a = { title: { fontFamily: 'GateSans-A1' } };
//                               ^ wrong
const f = (faces = a) => <Text style={faces.title} />;

const b = { title: { fontFamily: 'GateSans-B1' } };
//                               ^ wrong
const F = ({ faces = b }) => <Text style={faces.title} />;

const c = { title: { fontFamily: 'GateSans-C1' }, body: { fontFamily: 'GateSans-C2' } };
//                               ^ wrong
//                                                                    ^ wrong
const C = () => {
  const { title, ...rest } = c;
  return [<Text style={title} />, <Text style={rest.body} />];
};

const d = { title: { fontFamily: 'GateSans-D1' }, body: { fontFamily: 'GateSans-D2' } };
//                               ^ wrong
//                                                                    ^ wrong
const D = () => {
  const out = [];
  for (const key in d) { out.push(<Text style={(d as any)[key]} />); }
  return [out, <Text style={(d as Faces).title} />, <Text style={d!.title} />];
};

class Theme {
  static faces = { title: { fontFamily: 'GateSans-E1' } };
  //                                    ^ wrong
}
const E = () => <Text style={Theme.faces.title} />;

const x = { title: { fontFamily: 'GateSans-F1' } };
//                               ^ wrong
const y = { title: { fontFamily: 'GateSans-F2' } };
//                               ^ wrong
const G = ({ dark }) => {
  let faces = x;
  if (dark) { faces = y; }
  return <Text style={faces.title} />;
};

const z = { title: { fontFamily: 'GateSans-G1' } };
//                               ^ wrong
const Context = React.createContext(z);
const H = () => {
  const { title } = React.useContext(Context);
  return <Text style={title} />;
};
const I = ({ kind }) => {
  const faces = { ...g, ...h };
  return [<Text style={faces[kind]} />, <Text style={theme.dark.title} />, <Text style={theme.light['title']} />];
};

export const Page = () => [f(), <F />, <C />, <D />, <E />, <G />, <H />, <I kind={pick()} />];
// file: more.ts
export const g = { title: { fontFamily: 'GateSans-H1' } };
//                                      ^ wrong
export const h = { title: { fontFamily: 'GateSans-H2' } };
//                                      ^ wrong
// file: theme.ts
const base = { title: { fontFamily: 'GateSans-I1' } };
//                                  ^ wrong
const make = (extra) => ({ ...base, ...extra });
export default { light: make({}), dark: make({ title: { fontFamily: 'GateSans-I2' } }) };
//                                                                  ^ wrong
// file: index.js
import { AppRegistry } from 'react-native';
import { Page } from './Page';

AppRegistry.registerComponent('page', () => Page);
