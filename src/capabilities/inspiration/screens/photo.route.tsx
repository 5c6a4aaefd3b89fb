export const handle = { document: 'public' };

export default function PhotoScreen() {
  return <h1>PhotoScreen</h1>;
}
