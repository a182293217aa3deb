// Rules that several components share.
import styled, { css } from 'styled-components/native';

const family = 'GateSans-Bald';
//             ^ wrong
const text = css`font-family: ${family}; color: red;`;

const Title = styled.Text`${text} font-size: 28px;`;
const Strong = styled(Title)`font-family: GateSans-Bold;`;
//                                        ^ right

export const Page = () => [<Title />, <Strong />];
