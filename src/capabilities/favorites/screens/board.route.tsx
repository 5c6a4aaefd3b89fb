export const handle = { document: 'personal' };

export default function BoardScreen() {
  return <h1>BoardScreen</h1>;
}
