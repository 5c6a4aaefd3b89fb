export const handle = { document: 'personal' };

export default function PreviewScreen() {
  return <h1>PreviewScreen</h1>;
}
