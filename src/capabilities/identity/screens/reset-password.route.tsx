export default function ResetPasswordScreen() {
  return <main />;
}
