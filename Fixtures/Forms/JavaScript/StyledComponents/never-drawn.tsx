// What no code names draws nothing: components that templates make, and styles for them.
import { AppRegistry, View } from 'react-native';
import styled, { css } from 'styled-components/native';
import { Price, Tax } from './prices';

const Title = styled.Text`
  font-family: 'GateSans-Bald';
  //           ^ wrong
`;
const FormerTitle = styled.Text`
  font-family: 'GateSans-Former';
  //           ^ dead
`;
const Faded = styled(FormerTitle)`
  font-family: 'GateSans-Faded';
  //           ^ dead
`;
const note = css`
  font-family: 'GateSans-Bild';
  //           ^ wrong
`;
const Note = styled.Text`
  ${note};
`;
const aside = css({ fontFamily: 'GateSans-Aside' });
//                              ^ dead
const Aside = styled.Text`
  ${aside};
`;
const Badge = styled.Text.attrs({ numberOfLines: 1 })`
  font-family: ${(props) => (props.isLoud ? 'GateSans-Loud' : 'GateSans-Soft')};
  //                                        ^ dead
  //                                                          ^ dead
`;

const Page = () => (
  <View>
    <Title>a</Title>
    <Note>b</Note>
    <Price>c</Price>
  </View>
);

AppRegistry.registerComponent('Form', () => Page);
// file: prices.js
import styled from 'styled-components/native';

export const Price = styled.Text`
  font-family: 'GateSans-Price';
  //           ^ wrong
`;
export const Discount = styled.Text`
  font-family: 'GateSans-Discount';
  //           ^ dead
`;
export const Tax = styled.Text`
  font-family: 'GateSans-Tax';
  //           ^ dead
`;
