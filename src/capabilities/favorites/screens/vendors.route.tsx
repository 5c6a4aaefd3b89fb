export const handle = { document: 'personal' };

export default function FavoriteVendorsScreen() {
  return <h1>FavoriteVendorsScreen</h1>;
}
