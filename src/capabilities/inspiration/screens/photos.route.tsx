export const handle = { document: 'public' };

export default function PhotosScreen() {
  return <h1>PhotosScreen</h1>;
}
