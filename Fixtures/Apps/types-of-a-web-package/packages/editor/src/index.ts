export * from './ids';
export { CodeBlock } from './code-block';
export { useToolbar } from './store';
export { getFontStacks } from './stacks';
export { textVariants } from './variants';
export * from './node';
