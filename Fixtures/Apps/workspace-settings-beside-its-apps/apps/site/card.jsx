import { ImageResponse } from 'next/og';

export const card = () => new ImageResponse(<div style={{ fontFamily: 'Inter' }}>Reader</div>);
