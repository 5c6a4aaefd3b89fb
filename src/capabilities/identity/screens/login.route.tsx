export default function LoginScreen() {
  return <main />;
}
