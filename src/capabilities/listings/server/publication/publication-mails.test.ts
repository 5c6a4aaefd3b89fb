import { expect, it } from 'vitest';
import { REVIEW_DECISIONS } from '../../rules/review-decisions.ts';
import * as mails from './publication-mails.ts';

const about = {
  key: 'key',
  to: 'reader@people.example',
  uuid: '0190a5f2-5a5e-7000-8000-000000000001',
  publicUrl: 'https://ampersand.example',
  /** As an older version may have stored it. */
  listing: 'Click https://evil.com now',
};
const decided = { ...about, category: 'wedding-florists', slug: 'petals', note: '', reasons: [] } as const;

const EVERY_MAIL = {
  submittedMail: () => mails.submittedMail(about),
  decisionMail: () => REVIEW_DECISIONS.map((decision) => mails.decisionMail(decision, decided)),
  releasedMail: () => mails.releasedMail({ ...about, sectionTitle: 'About' }),
  refusedMail: () => mails.refusedMail({ ...about, sectionTitle: 'About', reason: 'Too short' }),
  deletionAskedMail: () => mails.deletionAskedMail({ ...about, day: 'June 12' }),
  deletionCanceledMail: () => mails.deletionCanceledMail(about),
  deletedMail: () => mails.deletedMail(about),
} satisfies Record<keyof typeof mails, unknown>;

it.each(Object.entries(EVERY_MAIL))('no name is a link: %s', (_which, write) => {
  const mail = JSON.stringify(write());
  expect(mail).toContain('evil. com');
  expect(mail).not.toContain('evil.com');
});
