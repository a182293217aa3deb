import { ThemeUIStyleObject } from '@theme-ui/core';
const heading: ThemeUIStyleObject = { variant: 'text.default', fontFamily: 'heading' };
export const textVariants = { heading };
