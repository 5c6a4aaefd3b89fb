export const handle = { document: 'public' };

export default function HowWeRankScreen() {
  return <h1>HowWeRankScreen</h1>;
}
