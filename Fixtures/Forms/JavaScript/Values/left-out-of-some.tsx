// Entries of a table that have no font of their own where others have one: the system's is meant.
import { Text } from 'react-native';

type Variant = 'plain' | 'bold' | 'slip';
interface Override {
  size?: number;
  fontFamily?: string;
}
const overrides: Record<Variant, Override> = {
  plain: {},
  bold: { fontFamily: 'GateSans-Bold' },
  //                  ^ right
};
const presets = {
  title: { fontFamily: 'GateSans-Bald', fontSize: 20 },
  //                   ^ wrong
  plain: { fontSize: 14 },
};
const slips = {
  bold: { fontFamily: 'GateSans-Bold' },
  //                  ^ right
  slip: { fontFamly: 'GateSans-Regular' },
};
const rows = [
  { id: 'a', fontFamily: 'GateSans-Regular' },
  //                     ^ right
  { id: 'b' },
];
const fonts = { head: { bold: 'GateSans-Bold' }, body: { regular: 'GateSans-Regular' } };
//                            ^ right

const preview = (id: Variant) => {
  const def = overrides[id];
  const fontFamily = def.fontFamily;
  return { fontSize: def.size ?? 14, fontFamily };
};

const Label = ({ preset = 'plain', children }) => {
  const p = presets[preset];
  return <Text style={{ fontSize: p.fontSize, fontFamily: p.fontFamily }}>{children}</Text>;
};

const Slip = ({ id }: { id: 'bold' | 'slip' }) => {
  const slip = slips[id];
  return <Text style={{ fontFamily: slip.fontFamily }} />;
  //                                ^ wrong
};

export const Page = () => [
  <Label />,
  <Label preset="title" />,
  (['plain', 'bold'] as const).map((id) => <Text style={preview(id)} />),
  <Slip id="bold" />,
  <Slip id="slip" />,
  rows.map((row) => <Text key={row.id} style={{ fontFamily: row.fontFamily }} />),
  <Text style={{ fontFamily: fonts.head.bold }} />,
  <Text style={{ fontFamily: fonts.body.bold }} />,
  //                         ^ wrong
];
