export default function OnboardingScreen() {
  return <main />;
}
