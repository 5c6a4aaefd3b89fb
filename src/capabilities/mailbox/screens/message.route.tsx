export default function MessageScreen() {
  return <main />;
}
