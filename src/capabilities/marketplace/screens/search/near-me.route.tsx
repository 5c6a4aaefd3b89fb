export const handle = { document: 'public' };

export default function NearMeScreen() {
  return <h1>NearMeScreen</h1>;
}
