export const handle = { document: 'personal' };

export default function CompareScreen() {
  return <h1>CompareScreen</h1>;
}
