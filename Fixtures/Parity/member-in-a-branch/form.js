import { Text } from 'react-native';

function Title({ isBold, isWide }) {
  const style = { name: 'GateSans-Regular', other: 'GateSans-Black' };
  if (isBold) {
    style.name = 'GateSans-Bald';
  }
  // One of the two in any case: what it was before is gone.
  if (isWide) {
    style.other = 'GateSans-Bold';
  } else {
    style.other = 'GateSans-Thick';
  }
  return (
    <Text style={{ fontFamily: style.other }}>
      <Text style={{ fontFamily: style.name }}>Title</Text>
    </Text>
  );
}

export const Screen = ({ isWide }) => (
  <>
    <Title isBold={false} isWide={isWide} />
    <Title isBold={true} isWide={isWide} />
  </>
);
