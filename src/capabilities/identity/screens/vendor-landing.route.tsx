export default function VendorLandingScreen() {
  return <main />;
}
