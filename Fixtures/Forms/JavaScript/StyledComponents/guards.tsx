// Guards and templates in the insertions of a template.
import { Platform, Text } from 'react-native';
import styled, { css } from 'styled-components/native';

const face = 'GateSans-Bald';
//           ^ wrong
const bold = 'GateSans-Bold';
//           ^ right
const sizes = { medium: 17 };

const Android = styled.Text`
  ${() =>
    Platform.OS === 'android' &&
    css`
      font-family: 'gate_sans';
    `}
`;
const Apple = styled.Text`
  ${() =>
    Platform.OS === 'ios' &&
    css`font-family: 'GateSans-Bild';`}
//                   ^ wrong
`;
const Plain = styled.Text`
  ${({ isEmoji }) => {
    const family = isEmoji ? '' : `font-family: ${face};`;
    return family;
  }}
  font-size: ${({ size = 'medium' }) => (typeof size === 'number' ? size : sizes[size] ?? size)}px;
`;
const Both = styled(Text)`
  ${() => `font-weight: 400;`}
  font-family: ${bold};
`;

export const Page = () => [<Android />, <Apple />, <Plain />, <Both />];
