// Enums as the keys of an object.
import { Text } from 'react-native';

enum Role { Title = 'title', Body = 'body' }

const fonts: Record<Role, string> = {
  [Role.Title]: 'GateSans-Bold',
  //            ^ right
  [Role.Body]: 'GateSans-Bald',
  //           ^ wrong
};

const font = (role: Role) => fonts[role];

export const Page = () => [
  <Text style={{ fontFamily: font(Role.Title) }} />,
  <Text style={{ fontFamily: fonts[Role.Body] }} />,
];
