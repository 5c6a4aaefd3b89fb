import type { NoticeOccasion } from './notice-occasions.ts';

const HOUR_MS = 3_600_000;

/** Of these many can come in a row, and one mail is enough until somebody looks. */
const FOLDED: Partial<Readonly<Record<NoticeOccasion, NoticeOccasion>>> = {
  COUPLE_MESSAGE: 'COUPLE_MESSAGES',
  VENDOR_MESSAGE: 'VENDOR_MESSAGES',
};

/** What several of an occasion are told as; undefined for what is always told by itself. */
export function foldedOccasion(occasion: NoticeOccasion): NoticeOccasion | undefined {
  return FOLDED[occasion];
}

/** The first mail goes at once, the next after four hours, from then on one a day, as long as nobody looks. */
const FIRST_PAUSE_MS = 4 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** When something that came after a first unseen message is told: which of the mails it goes with, and from when on. */
export function foldedUntil(first: Date, at: Date): { stretch: number; tellAt: Date } {
  const since = at.getTime() - first.getTime();
  const stretch = since < FIRST_PAUSE_MS ? 0 : 1 + Math.floor(since / DAY_MS);
  return { stretch, tellAt: new Date(first.getTime() + (stretch === 0 ? FIRST_PAUSE_MS : stretch * DAY_MS)) };
}
