import { afterEach, describe, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '#platform/testing/mail-server.ts';
import { createSmtpSender, demandsTls, type SmtpSender } from './smtp-sender.ts';

let server: MailServer | undefined;
let sender: SmtpSender | undefined;
const from = 'Ampersand <hello@ampersand.example>';
const mail = {
  key: 'welcome:1',
  to: 'ada@example.com',
  subject: 'Welcome',
  html: '<p>Hello</p>',
  text: 'Hello',
};

afterEach(() => {
  sender?.close();
  server?.close();
});

async function open(answers?: Record<string, string>): Promise<MailServer> {
  server = await openMailServer(answers);
  return server;
}

test.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://user:password@10.0.0.4', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost', false],
  ['smtp://[::1]:25', false],
])('%s must begin TLS before anything is said: %s', (url, expected) => {
  expect(demandsTls(url)).toBe(expected);
});

describe('mail through SMTP', () => {
  test('has both bodies, and one identity however often it is sent', async () => {
    const { url, received } = await open();
    sender = createSmtpSender(url, from);
    const first = await sender.sendMail(mail);
    expect(await sender.sendMail(mail)).toEqual(first);
    await sender.sendMail({ ...mail, key: 'welcome:2' });
    const ids = received.map(
      (letter) => /^Message-ID: (<[0-9a-f]{40}@ampersand\.example>)$/im.exec(letter)?.[1],
    );
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(received[0]).toContain('To: ada@example.com');
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('text/html');
    expect(first).toEqual({ outcome: 'sent' });
    expect(sender.idOf?.(mail.key)).toBe(ids[0]);
  });

  test('is not told to a server elsewhere that offers no TLS', async () => {
    const { url, received } = await open({ STARTTLS: '502 not here' });
    // Every interface of this machine, by an address that could be anybody's.
    sender = createSmtpSender(url.replace('127.0.0.1', '0.0.0.0'), from);
    await expect(sender.sendMail(mail)).rejects.toMatchObject({ code: 'ETLS' });
    expect(received).toEqual([]);
  });

  test('is refused for good when the server does not know the recipient', async () => {
    const { url } = await open({ RCPT: '550 no such mailbox ada@example.com' });
    sender = createSmtpSender(url, from);
    expect(await sender.sendMail(mail)).toEqual({ outcome: 'refused', reason: 'SMTP 550' });
  });

  test('is tried again when the server is busy', async () => {
    const { url } = await open({ RCPT: '451 try later' });
    sender = createSmtpSender(url, from);
    await expect(sender.sendMail(mail)).rejects.toThrow();
  });

  test('is tried again when our own account is wrong', async () => {
    const { url } = await open({ EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '535 wrong password' });
    sender = createSmtpSender(url.replace('://', '://user:pass@'), from);
    await expect(sender.sendMail(mail)).rejects.toThrow();
  });
});
