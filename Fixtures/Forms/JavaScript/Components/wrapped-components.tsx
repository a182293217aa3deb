// Components in memo, forwardRef and one of the app's own.
import React from 'react';
import { Text } from 'react-native';

const withFont = (Component, family) => (props) => (
  <Component {...props} style={{ fontFamily: family }} />
);

const Label = React.memo(({ family }) => <Text style={{ fontFamily: family }} />);
const Field = React.forwardRef(({ face }, ref) => <Text ref={ref} style={{ fontFamily: face }} />);
const Title = withFont(Text, 'GateSans-Bild');
//                           ^ wrong

const bold = 'GateSans-Bold';
//           ^ right
const bald = 'GateSans-Bald';
//           ^ wrong

export const Page = () => [<Label family={bold} />, <Field face={bald} />, <Title />];
