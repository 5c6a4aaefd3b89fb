export default function MailboxScreen() {
  return <main />;
}
