export default { stories: ['../src/**/*.stories.tsx'], framework: '@storybook/react-native-web-vite' };
