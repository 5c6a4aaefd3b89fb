export default function SettingsScreen() {
  return <main />;
}
