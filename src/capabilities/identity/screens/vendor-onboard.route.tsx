export default function VendorOnboardScreen() {
  return <main />;
}
