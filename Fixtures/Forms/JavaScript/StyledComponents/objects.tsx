// Styles as objects.
import styled from 'styled-components/native';

const Title = styled.Text({ fontFamily: 'GateSans-Bald', fontSize: 28 });
//                                      ^ wrong
const Body = styled.Text((props) => ({ fontFamily: 'GateSans-Bold' }));
//                                                 ^ right
const Note = styled.Text.attrs({ style: { fontFamily: 'GateSans-Bild' } })`color: red;`;
//                                                    ^ wrong

export const Page = () => [<Title />, <Body />, <Note />];
