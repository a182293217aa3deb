// Functions in templates get what the tags of their component give.
import { Text } from 'react-native';
import styled, { css } from 'styled-components/native';

const names = { heavy: 'GateSans-Bald', plain: 'GateSans-Regular' };
//                     ^ wrong
//                                             ^ right

const Label = styled.Text`
  font-family: ${(props) => props.face};
`;
const Chosen = styled.Text`
  font-family: ${({ face }) => (face ? face : names.plain)};
`;
const Declared = styled(Text)`
  ${(props) => css`
    font-family: ${props.face};
  `}
`;
const Given = styled.Text`
  font-family: ${(props) => props.face || 'GateSans-Bxxd'};
`;
const Wrapped = styled.Text`
  font-family: ${(props) => props.face};
  //             ^ listed
`;
const Wrapper = styled(Wrapped)`
  color: red;
`;

const Row = ({ face }) => <Given face={face} />;

export const Page = () => [
  <Label face={names.heavy} />,
  <Label face="GateSans-Bold" />,
  //          ^ right
  <Chosen face="GateSans-Bild" />,
  //           ^ wrong
  <Chosen />,
  <Declared face="GateSans-Buld" />,
  //             ^ wrong
  <Row face="GateSans-Bxld" />,
  //        ^ wrong
  <Wrapper face="GateSans-Bold" />,
];
