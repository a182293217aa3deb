// Names that a document of the app's holds.
import { Text } from 'react-native';
import theme from './theme.json';

export const Page = () => [
  <Text style={{ fontFamily: theme.title }} />,
  <Text style={{ fontFamily: theme.faces.body }} />,
];
// file: theme.json
{
  "title": "GateSans-Bold",
  //       ^ right
  "faces": {
    "body": "GateSans-Bald"
    //      ^ wrong
  }
}
