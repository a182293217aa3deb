// A component with very many uses, the last of which alone takes one of the names.
import { Text } from 'react-native';

const faces = {
  body: { fontFamily: 'GateSans-Regular' },
  //                  ^ right
  caption: { fontFamily: 'GateSans-Bold' },
  //                     ^ right
  title: { fontFamily: 'GateSans-Bold' },
  //                   ^ right
  label: { fontFamily: 'GateSans-Lable' },
  //                   ^ wrong
};
const Label = ({ variant = 'body' }) => <Text style={faces[variant]} />;

export const Page = () => (
  <>
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="body" />
    <Label variant="caption" />
    <Label variant="title" />
    <Label variant="label" />
  </>
);
