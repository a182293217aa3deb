// Texts with declarations that no template takes, and names that have something beside their insertion.
import { WebView } from 'react-native-webview';
import styled from 'styled-components/native';

const face = 'GateSans';
const page = (name: string) => `<style>body { font-family: ${name}; }</style>`;
const unused = (name: string) => `font-family: ${name};`;

const Title = styled.Text`
  font-family: ${face}-Bold;
//               ^ right
`;
const Note = styled.Text`
  font-family: ${() => face}-Bolt;
//               ^ wrong
`;

export const Page = () => (
  <>
    <WebView source={{ html: page('GateSans-Web') }} />
    <Title />
    <Note />
  </>
);
