export const handle = { document: 'personal' };

export default function SharedBoardScreen() {
  return <h1>SharedBoardScreen</h1>;
}
