// The one object of a class, which a method makes when it is asked for the first time.
import { Text } from 'react-native';
import Theme from './Theme';

const theme = Theme.getInstance();

export const Page = () => [
  <Text style={{ fontFamily: theme.title }} />,
  <Text style={{ fontFamily: theme.fonts.body }} />,
  <Text style={{ fontFamily: Theme.getInstance().note }} />,
  <Text style={{ fontFamily: Theme.shared.mark }} />,
];
// file: Theme.ts
export default class Theme {
  private static instance: Theme;
  public static getInstance(): Theme {
    if (!Theme.instance) {
      Theme.instance = new Theme();
    }
    return Theme.instance;
  }
  static get shared() {
    return this.getInstance();
  }
  title = 'GateSans-Bald';
  //      ^ wrong
  fonts = { body: 'GateSans-Bold' };
  //              ^ right
  note: string;
  mark: string;
  constructor() {
    this.note = 'GateSans-Bild';
    //          ^ wrong
    this.mark = 'GateSans-Buld';
    //          ^ wrong
  }
}
