export const Page = ({ face }) => <p style={{ fontFamily: face ?? window.face }}>Notes</p>;
