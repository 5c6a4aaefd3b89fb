import { expect, it } from 'vitest';
import * as mails from './mails.ts';

const about = {
  key: 'key',
  to: 'reader@people.example',
  publicUrl: 'https://ampersand.example',
  /** As an older version may have stored it. */
  listingName: 'Click https://evil.com now',
};

const EVERY_MAIL = {
  codeMail: () => mails.codeMail({ ...about, code: '123456' }),
  ownerAskedMail: () => mails.ownerAskedMail({ ...about, id: '1' }),
  grantedMail: () => mails.grantedMail({ ...about, uuid: '1' }),
  refusedMail: () => mails.refusedMail({ ...about, reason: 'The document shows another business.' }),
  takenOverMail: () => mails.takenOverMail({ ...about, stays: true }),
} satisfies Record<keyof typeof mails, unknown>;

it.each(Object.entries(EVERY_MAIL))('no name is a link: %s', (_which, write) => {
  const mail = JSON.stringify(write());
  expect(mail).toContain('evil. com');
  expect(mail).not.toContain('evil.com');
});
