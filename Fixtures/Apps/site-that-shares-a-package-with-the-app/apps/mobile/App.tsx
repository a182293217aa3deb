import { Label } from '@harbor/ui';

export default function App() {
  return (
    <>
      <Label>Ships of today</Label>
      <Label style={{ fontFamily: 'GateSans-Bolt' }}>Tides</Label>
    </>
  );
}
