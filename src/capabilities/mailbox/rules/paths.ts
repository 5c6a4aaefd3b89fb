export const mailboxPaths = {
  home: () => '/dev/mailbox',
  message: (id: string) => `/dev/mailbox/${encodeURIComponent(id)}`,
};
