import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Delivery, MailSender } from './mail-sender.port.ts';

export type SmtpSender = MailSender & { close(): void };

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** A server that offers no TLS is told nothing, unless it is on this machine: whoever is on the line could take the offer away. */
export function demandsTls(url: string): boolean {
  return !THIS_MACHINE.test(URL.parse(url)?.hostname ?? '');
}

/** Mail through any SMTP server, by an address such as `smtps://user:password@host:465`. */
export function createSmtpSender(url: string, from: string): SmtpSender {
  const transport = createTransport({
    url,
    requireTLS: demandsTls(url),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const idOf = (key: string) => messageIdOf(key, domain);
  return {
    keepsContent: false,
    idOf,
    sendMail: async ({ key, to, subject, html, text, unsubscribeUrl }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: idOf(key),
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        });
        return { outcome: 'sent' };
      } catch (error) {
        return refusalOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** One press in the mail program, without a page in between (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The same for every attempt, so that a mail server that saw the first one can drop the second. */
function messageIdOf(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;
}

/** A permanent answer about this recipient or message. One about our own account is for us to mend, and retried. */
function refusalOf(error: unknown): Delivery {
  if (error instanceof Error && 'responseCode' in error && 'code' in error) {
    const { responseCode, code } = error;
    const isPermanent = typeof responseCode === 'number' && responseCode >= 500;
    if (isPermanent && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
      return { outcome: 'refused', reason: `SMTP ${responseCode}` };
    }
  }
  throw error;
}
