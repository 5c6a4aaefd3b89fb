export const handle = { document: 'public' };

export default function RealWeddingsScreen() {
  return <h1>RealWeddingsScreen</h1>;
}
