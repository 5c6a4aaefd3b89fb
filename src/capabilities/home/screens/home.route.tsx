export const handle = { document: 'public' };

export default function HomeScreen() {
  return (
    <main>
      <h1>Two names, one day, everything in between.</h1>
    </main>
  );
}
