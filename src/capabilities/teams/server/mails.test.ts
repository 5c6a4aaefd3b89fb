import { expect, it } from 'vitest';
import * as mails from './mails.ts';

/** As an older version may have stored it. */
const name = 'Click https://evil.com now';
const person = { email: 'reader@people.example', name };
const about = {
  key: 'key',
  to: person.email,
  publicUrl: 'https://ampersand.example',
  storefrontName: name,
};

const EVERY_MAIL = {
  invitationMail: () =>
    mails.invitationMail({
      ...about,
      inviterName: name,
      storefrontNames: [name, name],
      role: 'MANAGER',
      token: 'token',
    }),
  acceptedMail: () => mails.acceptedMail({ ...about, name }),
  declinedMail: () => mails.declinedMail({ ...about, name }),
  leftMail: () => mails.leftMail({ ...about, name }),
  removedMail: () => mails.removedMail(about),
  ownershipMail: () => mails.ownershipMail({ ...about, role: 'OWNER' }),
  transferredMails: () => mails.transferredMails({ ...about, from: person, to: person }),
  inheritedMail: () => mails.inheritedMail(about),
  closedMail: () => mails.closedMail(about),
} satisfies Record<keyof typeof mails, unknown>;

it.each(Object.entries(EVERY_MAIL))('no name is a link: %s', (_which, write) => {
  const mail = JSON.stringify(write());
  expect(mail).toContain('evil. com');
  expect(mail).not.toContain('evil.com');
});
