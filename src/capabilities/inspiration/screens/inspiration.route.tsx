export const handle = { document: 'public' };

export default function InspirationScreen() {
  return <h1>InspirationScreen</h1>;
}
