export default function InvitationScreen() {
  return <main />;
}
