export const handle = { document: 'personal' };

export default function FavoriteOnboardingScreen() {
  return <h1>FavoriteOnboardingScreen</h1>;
}
