// file: Buoy.tsx
import { Text, View } from 'react-native';

export default function Buoy({ label, style }) {
  const around = [style || styles.buoy];
  return (
    <View style={around}>
      <Text style={styles.label}>{label}</Text>
    </View>
  );
}
const styles = {
  buoy: { margin: 4 },
  label: { fontFamily: 'GateSans-Label', padding: 2 },
  //                   ^ wrong
};

// file: Flag.tsx
import { Text, View } from 'react-native';

// It draws text with one of the two.
export const Flag = ({ style, poleStyle, ...props }) => (
  <View style={[poleStyle, { flex: 1 }]}>
    <Text {...props} style={[style, { color: 'red' }]} />
  </View>
);
// What it does with the style besides is not seen.
export const Pennant = ({ style }) => {
  const flat = flatten(style);
  return <View style={style}><Text style={{ fontFamily: flat.fontFamily }}>North</Text></View>;
};
export const Chain = ({ style, depth }) => (
  <View style={style}>{depth > 0 && <Chain style={style} depth={depth - 1} />}</View>
);

// file: App.tsx
import { Text, View } from 'react-native';
import Buoy from './Buoy';
import { Chain, Flag, Pennant } from './Flag';

export default function App({ selected }) {
  let buoyStyle = { ...styles.buoy };
  if (selected) buoyStyle = { ...buoyStyle, ...styles.selected };
  let flagStyle = { ...styles.mixed };
  if (selected) flagStyle = { ...flagStyle, ...styles.selected };
  return (
    <View>
      <Buoy style={buoyStyle} label="North" />
      <Chain style={styles.chain} depth={2} />
      <Flag style={styles.flag} poleStyle={styles.pole}>East</Flag>
      <Pennant style={styles.pennant} />
      <View style={flagStyle} />
      <Text style={flagStyle}>West</Text>
    </View>
  );
}

const styles = {
  buoy: { fontFamily: 'GateSans-Buoy', paddingTop: 5 },
  //                  ^ dead
  chain: { fontFamily: 'GateSans-Chain' },
  //                   ^ dead
  pole: { fontFamily: 'GateSans-Pole' },
  //                  ^ dead
  flag: { fontFamily: 'GateSans-Flag', paddingTop: 5 },
  //                  ^ wrong
  pennant: { fontFamily: 'GateSans-Pennant', color: 'red' },
  //                     ^ wrong
  mixed: { fontFamily: 'GateSans-Mixed', color: 'red' },
  //                   ^ wrong
  selected: { opacity: 1 },
};
