export default function VerifyEmailScreen() {
  return <main />;
}
