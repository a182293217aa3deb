// Names that components of other packages are given: whether those draw with them is not seen.
import { Heading } from 'some-kit';
import { BarChart } from 'some-charts';

const bold = 'GateSans-Bold';
//           ^ right

export const Page = () => [
  <BarChart fontFamily="GateSans-Bald" />,
  //                   ^ missed
  <BarChart fontFamily={bold} />,
  <Heading fontFamily="heading" />,
  //                  ^ listed
  <Heading fontFamily="gate-heading" />,
  //                  ^ dead
];
