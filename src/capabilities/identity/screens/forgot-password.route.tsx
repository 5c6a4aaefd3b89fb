export default function ForgotPasswordScreen() {
  return <main />;
}
