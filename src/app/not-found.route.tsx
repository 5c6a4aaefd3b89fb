export default function NotFoundScreen() {
  return <main />;
}
