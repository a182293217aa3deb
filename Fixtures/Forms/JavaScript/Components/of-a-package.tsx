// Names that components of other packages are given: what those make of them is not seen.
import { Heading } from 'some-kit';
import { BarChart } from 'some-charts';

const bold = 'GateSans-Bold';
//           ^ right

export const Page = () => [
  <BarChart fontFamily="GateSans-Bald" />,
  //                   ^ dead
  <BarChart fontFamily={bold} />,
  <Heading fontFamily="heading" />,
  //                  ^ listed
];
