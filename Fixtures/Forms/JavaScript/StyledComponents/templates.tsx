// Styles in templates.
import { Text } from 'react-native';
import styled, { css } from 'styled-components/native';

const fonts = { title: 'GateSans-Bold', body: 'GateSans-Bald' };
//                     ^ right
//                                            ^ wrong

const Title = styled.Text`font-family: ${fonts.title}; font-size: 28px;`;
const Body = styled(Text)<{ isRed?: boolean }>`font-family: ${fonts.body};`;
const Note = styled.Text`font-family: GateSans-Bild;`;
//                                    ^ wrong
const Strong = styled.Text`font-family: "GateSans-Buld";`;
//                                      ^ wrong

export const Page = () => [<Title />, <Body isRed />, <Note />, <Strong />];
