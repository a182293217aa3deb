import { webVariants } from '@shop/tokens';

export default function Page() {
  return <p style={webVariants().body}>Shop</p>;
}
