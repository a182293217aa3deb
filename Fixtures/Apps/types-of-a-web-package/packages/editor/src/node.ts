import { Node } from '@tiptap/core';
import { CodeBlock } from './code-block';
import { createNodeView } from './view';
export type Attachment = { id: string };
export const CodeBlockNode = Node.create({
  name: 'codeBlock',
  addNodeView() {
    return createNodeView(CodeBlock, {});
  },
});
