export default function VendorSignUpScreen() {
  return <main />;
}
