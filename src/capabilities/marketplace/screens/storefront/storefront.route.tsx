export const handle = { document: 'public' };

export default function StorefrontScreen() {
  return <h1>StorefrontScreen</h1>;
}
