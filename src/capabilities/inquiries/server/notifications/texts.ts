import { plural } from '#base/text.ts';
import { isTexted, type NoticeOccasion } from '../../rules/notice-occasions.ts';
import type { NoticeFacts } from './mails.ts';

type Names = Pick<NoticeFacts, 'coupleNames' | 'vendorName' | 'daysLeft'>;

/** Names only: a text message lies open on a table. */
const TEXTS: Partial<Readonly<Record<NoticeOccasion, (names: Names) => string>>> = {
  NEW_LEAD: ({ coupleNames, vendorName }) => `New lead for ${vendorName}: ${coupleNames}.`,
  COUPLE_MESSAGE: ({ coupleNames }) => `${coupleNames} wrote to you.`,
  NUDGE: ({ coupleNames }) => `${coupleNames} asked us to remind you about their inquiry.`,
  COUPLE_BOOKED: ({ coupleNames, vendorName }) => `${coupleNames} booked ${vendorName}.`,
  EXPIRES_SOON: ({ coupleNames, daysLeft }) => `${plural(daysLeft, 'day')} left to reply to ${coupleNames}.`,
};

/** A text message of one line and a link, for what cannot wait; undefined for everything else. */
export function noticeText(occasion: NoticeOccasion, names: Names, url: string): string | undefined {
  const text = isTexted(occasion) ? TEXTS[occasion]?.(names) : undefined;
  return text && `Ampersand: ${text} ${url}`;
}
