import * as Font from 'expo-font';

export const useTitleFonts = () => {
  Font.loadAsync({ 'Gate Title': require('../assets/GateSans-Bold.ttf') });
};

export function useNoteFonts() {
  Font.loadAsync({ 'Gate Note': require('../assets/GateSans-Regular.ttf') });
}
