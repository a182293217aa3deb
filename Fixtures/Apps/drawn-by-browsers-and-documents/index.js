import { registerRootComponent } from 'expo';
import { Text as Label, StyleSheet as Sheet } from 'react-native';
import { Document, Font, Page, StyleSheet, Text, pdf } from '@react-pdf/renderer';

Font.register({ family: 'Oswald', src: 'https://example.com/oswald.ttf' });
const styles = StyleSheet.create({ title: { fontFamily: 'Oswald' }, body: { fontFamily: 'Times-Roman' } });
const labels = Sheet.create({ title: { fontFamily: 'GateSans-Demibold' } });

const Report = () => (
  <Document>
    <Page>
      <Text style={styles.title}>Title</Text>
      <Text style={styles.body}>Body</Text>
      <Text style={{ fontFamily: 'Oswald' }}>End</Text>
    </Page>
  </Document>
);

if (typeof document !== 'undefined') {
  document.body.style.fontFamily = 'Inter, sans-serif';
  const line = document.createElement('div');
  line.style.fontFamily = 'Inter';
  document.body.appendChild(line);
}

registerRootComponent(() => (
  <>
    <Label style={labels.title} onPress={() => pdf(<Report />).toBlob()}>Report</Label>
    <Label style={{ fontFamily: 'system', fontWeight: '600' }}>the system font</Label>
    <Label style={{ fontFamily: 'System-Bold' }}>a weight that is lost</Label>
  </>
));
