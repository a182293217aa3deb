// Of a table of faces only those are drawn whose keys are passed; where any key may be, each face may.
import { Text as NativeText, type TextProps } from 'react-native';

const faces = {
  light: { fontFamily: 'GateSans-Leight' },
  //                   ^ dead
  regular: { fontFamily: 'GateSans-Bald' },
  //                     ^ wrong
  bold: { fontFamily: 'GateSans-Bold' },
  //                  ^ right
};
type Props = TextProps & { weight?: keyof typeof faces };

export const Label: React.FC<Props> = (props) => {
  const { children, weight = 'regular', style, ...rest } = props;
  const textStyles = { fontSize: 12, ...faces[weight] };
  return <NativeText style={[textStyles, style]} {...rest}>{children}</NativeText>;
};

const open = {
  thin: { fontFamily: 'GateSans-Thinn' },
  //                  ^ missed
  bold: { fontFamily: 'GateSans-Bold' },
  //                  ^ right
};

// Whoever has all of it may use any.
const whole = { thin: { fontFamily: 'GateSans-Thin' } };
//                                  ^ wrong

export const All = () => Object.values(whole).map((style) => <NativeText style={style} />);

export const Any = () => {
  const [face, setFace] = usePersisted('face');
  return <NativeText style={{ fontSize: 12, ...open[face] }} />;
};

export default () => [
  <Label>a</Label>,
  <Label weight="bold">b</Label>,
];
