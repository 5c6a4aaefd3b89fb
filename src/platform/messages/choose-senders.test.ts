import { expect, test, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { chooseSenders } from './choose-senders.ts';
import { mailboxSender } from './mailbox-sender.ts';

const mailFrom = 'Ampersand <hello@ampersand.example>';
const nothing = { smtpUrl: undefined, twilio: undefined, mailFrom, isProduction: false };

test('without providers both channels end in the mailbox, which production says aloud', () => {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const senders = chooseSenders(nothing, log);
  expect(senders.mail).toBe(mailboxSender);
  expect(senders.text).toBe(mailboxSender);
  expect(warn).not.toHaveBeenCalled();
  chooseSenders({ ...nothing, isProduction: true }, log);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('providers are used where they are set, and bodies do not stay', () => {
  const twilio = { accountSid: 'AC1', authToken: 'secret', from: '+15550100' };
  const senders = chooseSenders(
    { ...nothing, smtpUrl: 'smtp://127.0.0.1:2525', twilio },
    createLog('silent'),
  );
  expect(senders.mail.keepsContent).toBe(false);
  expect(senders.text.keepsContent).toBe(false);
  senders.close();
});
