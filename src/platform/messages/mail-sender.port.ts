/** A refusal is final (no such mailbox, unsubscribed number). Anything that may pass is thrown and tried again. */
export type Delivery = { outcome: 'sent'; providerId?: string } | { outcome: 'refused'; reason: string };

export type MailToSend = {
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
};
export type TextToSend = { key: string; to: string; text: string };

type Sender = {
  /** True only where our table is the mailbox; else bodies are cleared once the message has left. */
  keepsContent: boolean;
  /** By what the provider will know a message, where we choose that. */
  idOf?(key: string): string;
};

export type MailSender = Sender & { sendMail(mail: MailToSend): Promise<Delivery> };
export type TextSender = Sender & { sendText(message: TextToSend): Promise<Delivery> };

export type Senders = {
  mail: MailSender;
  text: TextSender;
  /** Ends open connections to providers. */
  close(): void;
};
