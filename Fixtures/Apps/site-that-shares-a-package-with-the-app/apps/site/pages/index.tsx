import { Label } from '@harbor/ui';

export default function Home() {
  return <Label style={{ fontFamily: 'Gate Slab' }}>Ships of today</Label>;
}
