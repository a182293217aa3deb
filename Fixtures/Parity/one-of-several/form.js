// What a name ends in depends on which of some families it begins with.
import { Text } from 'react-native';
import { isLarge } from 'some-settings';

function either(style) {
  const family = style.startsWith('a') ? 'GateSans' : 'My';
  let end;
  if (family === 'GateSans' || family === 'GateSerif') end = '-Bold';
  else end = 'Font';
  return family + end;
}

function neither(style) {
  const family = style.startsWith('a') ? 'GateSans' : style.startsWith('b') ? 'GateFlat' : 'My';
  let end = 'Font';
  if (!(family !== 'GateSans' && family !== 'GateFlat')) end = '-Italic';
  return family + end;
}

function listed(style) {
  const family = style.startsWith('a') ? 'GateSans' : 'My';
  const upright = ['GateSans', 'GateSerif'];
  let end;
  if (upright.includes(family)) end = '-Regular';
  else end = 'Font';
  return family + end;
}

function orElse(style) {
  const family = style.startsWith('a') ? 'GateSans' : 'My';
  let end;
  if (family === 'GateSans' || isLarge) end = '-BoldItalic';
  else end = 'Font';
  return family + end;
}

function cases(style) {
  const family = style.startsWith('a') ? 'GateSans' : 'My';
  let end;
  switch (family) {
    case 'GateSerif':
    case 'GateSans':
      end = '-Bald';
      break;
    default:
      end = 'Font';
  }
  return family + end;
}

export const Page = ({ style }) => [
  <Text style={{ fontFamily: either(style) }} />,
  <Text style={{ fontFamily: neither(style) }} />,
  <Text style={{ fontFamily: listed(style) }} />,
  <Text style={{ fontFamily: cases(style) }} />,
  <Text style={{ fontFamily: orElse(style) }} />,
];
