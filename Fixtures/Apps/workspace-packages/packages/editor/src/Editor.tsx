import React from 'react';

// A page that the app shows as it was built.
export const Editor = () => <div style={{ fontFamily: "-apple-system, 'Segoe UI', sans-serif" }} />;
