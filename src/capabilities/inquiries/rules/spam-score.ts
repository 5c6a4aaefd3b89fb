import { plural } from '#base/text.ts';
import { findContact } from '#base/validation/contact-filter.ts';

/** Why an inquiry waits before a vendor sees it. */
export const HOLD_REASONS = ['EMAIL', 'SCREENING', 'REVIEW'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** One reason of the score, in words for staff: 'The same text went to 12 vendors', 30. */
export type SpamPart = { key: string; label: string; points: number };

/** What is known of a sender and a message. Where in the world the sender sits is not: we keep no places of addresses. */
export type SpamFacts = {
  accountAgeMs: number;
  emailDomain: string;
  /** Vendors this person wrote to within the last hour, those of this message included. */
  vendorsInLastHour: number;
  /** Vendors who got these words from this person within a month, those of this message included. */
  vendorsWithSameText: number;
  text: string;
  /** Earlier inquiries of this couple that staff found to be spam. */
  upheldReports: number;
};

/** From here on staff looks before a vendor does. */
export const HELD_FROM_SCORE = 50;
const HIGHEST_SCORE = 100;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHORTEST_USUAL = 20;
const SHOUTING_LETTERS = 20;
const SHOUTING_SHARE = 0.7;

/** Mailboxes for ten minutes. A short list on purpose: it only adds to other signs. */
const DISPOSABLE_DOMAINS = new Set([
  '10minutemail.com',
  'discard.email',
  'dispostable.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mytemp.email',
  'sharklasers.com',
  'spamgourmet.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
]);

type Weigh = (facts: SpamFacts) => Omit<SpamPart, 'key'> | undefined;

/** The steps of a count: the highest that is passed gives its points. Couples write to ten at a sitting; few to twenty. */
const MANY: readonly { above: number; points: number }[] = [
  { above: 40, points: 45 },
  { above: 20, points: 30 },
  { above: 10, points: 15 },
];

function pointsFor(count: number): number {
  return MANY.find(({ above }) => count > above)?.points ?? 0;
}

function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= SHOUTING_LETTERS && capitals >= letters * SHOUTING_SHARE;
}

function isDisposable(domain: string): boolean {
  const name = domain.toLowerCase();
  return DISPOSABLE_DOMAINS.has(name) || DISPOSABLE_DOMAINS.has(name.split('.').slice(-2).join('.'));
}

const WEIGHTS: Readonly<Record<string, Weigh>> = {
  accountAge: ({ accountAgeMs }) => {
    if (accountAgeMs < HOUR_MS) return { label: 'The account is less than an hour old', points: 10 };
    if (accountAgeMs < DAY_MS) return { label: 'The account is less than a day old', points: 5 };
    return undefined;
  },
  emailDomain: ({ emailDomain }) =>
    isDisposable(emailDomain)
      ? { label: `${emailDomain} gives out mailboxes for a few minutes`, points: 35 }
      : undefined,
  pace: ({ vendorsInLastHour }) => ({
    label: `Wrote to ${plural(vendorsInLastHour, 'vendor')} within an hour`,
    points: pointsFor(vendorsInLastHour),
  }),
  sameText: ({ vendorsWithSameText }) => ({
    label: `The same text went to ${plural(vendorsWithSameText, 'vendor')}`,
    points: pointsFor(vendorsWithSameText),
  }),
  contact: ({ text }) => {
    const contact = findContact(text);
    if (!contact) return undefined;
    if (contact.kind === 'link') return { label: 'The first message holds a link', points: 20 };
    const what = contact.kind === 'email' ? 'an email address' : 'a phone number';
    return { label: `The first message holds ${what}`, points: 5 };
  },
  shouting: ({ text }) => (isShouting(text) ? { label: 'Nearly all in capitals', points: 10 } : undefined),
  brevity: ({ text }) =>
    text.trim().length < SHORTEST_USUAL ? { label: 'Hardly a sentence', points: 10 } : undefined,
  reports: ({ upheldReports }) => {
    if (upheldReports === 0) return undefined;
    const label = `Staff found ${plural(upheldReports, 'earlier inquiry', 'earlier inquiries')} to be spam`;
    return { label, points: upheldReports === 1 ? HELD_FROM_SCORE : 80 };
  },
};

/** 0 is an ordinary couple, 100 nobody; each part says in words what it adds. */
export function scoreSpam(facts: SpamFacts): { score: number; parts: SpamPart[] } {
  const parts = Object.entries(WEIGHTS).flatMap(([key, weigh]) => {
    const part = weigh(facts);
    return part && part.points > 0 ? [{ key, ...part }] : [];
  });
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(HIGHEST_SCORE, sum), parts };
}
