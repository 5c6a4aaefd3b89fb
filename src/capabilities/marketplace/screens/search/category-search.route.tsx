export const handle = { document: 'public' };

export default function CategorySearchScreen() {
  return <h1>CategorySearchScreen</h1>;
}
