// The properties of a component choose the name.
import styled from 'styled-components/native';

const Label = styled.Text<{ isBold?: boolean }>`
  color: red;
  font-family: ${(props) => (props.isBold ? bold : regular)};
`;
const bold = 'GateSans-Bold';
//           ^ right
const regular = 'GateSans-Reguler';
//              ^ wrong

export const Page = () => [<Label isBold />, <Label />];
