import React from 'react';
import { createRoot } from 'react-dom/client';
export function createNodeView(component: any, options: any) {
  return (props: any) => {
    const Component = component;
    createRoot(document.createElement('div')).render(<Component {...props} {...options} />);
  };
}
