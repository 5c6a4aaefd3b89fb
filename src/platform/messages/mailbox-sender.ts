import type { MailSender, TextSender } from './mail-sender.port.ts';

/** The embedded default: nothing leaves, and the stored row is what the mailbox page shows. */
export const mailboxSender: MailSender & TextSender = {
  keepsContent: true,
  sendMail: async () => ({ outcome: 'sent' }),
  sendText: async () => ({ outcome: 'sent' }),
};
