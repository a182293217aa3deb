import styled, { css } from 'styled-components/native';

export const CText = styled.Text`
  ${(props) =>
    props.dynamic &&
    css`
      font-family: ${props.fF ? props.fF : 'GateSans-Bold'};
      font-size: ${props.fS ? props.fS : 16}px;
    `}
  ${(props) =>
    props.wide &&
    css`
      width: ${props.width ? props.width : 0}px;
    `}
`;
