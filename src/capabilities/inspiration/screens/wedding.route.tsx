export const handle = { document: 'public' };

export default function RealWeddingScreen() {
  return <h1>RealWeddingScreen</h1>;
}
