export default function ApiDocsScreen() {
  return <main />;
}
