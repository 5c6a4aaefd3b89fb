export const handle = { document: 'public' };

export default function PlaceSearchScreen() {
  return <h1>PlaceSearchScreen</h1>;
}
