export const handle = { document: 'personal' };

export default function FavoritesHomeScreen() {
  return <h1>FavoritesHomeScreen</h1>;
}
