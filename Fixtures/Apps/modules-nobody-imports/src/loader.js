// No file imports this one.
import * as Font from 'expo-font';

Font.loadAsync({ 'Gate Body': require('../assets/GateSans-Regular.ttf') });
