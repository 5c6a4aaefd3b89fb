import { type CalendarDate, isCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { plural, truncate } from '#base/text.ts';
import type { MailContent } from '#platform/messages/mail-layout.ts';
import type { NoticeOccasion } from '../../rules/notice-occasions.ts';
import type { Quote } from '../../rules/quote.ts';

/** What a notice may tell. Every text in it is already covered where the two sides are not in contact yet. */
export type NoticeFacts = {
  vendorName: string;
  coupleNames: string;
  weddingDate: string | null;
  location: string;
  guestCount: number | null;
  /** What was written, or the note with an ending; '' where there is none. */
  words: string;
  /** The reason of an ending, in words. */
  reason: string | null;
  quote: Quote | null;
  /** How many days are left before it ends by itself. */
  daysLeft: number;
  /** Others of the trade, for whoever was left without an answer. */
  alternatives: NonNullable<MailContent['links']>;
};

export type NoticeWords = Pick<MailContent, 'preview' | 'heading' | 'paragraphs' | 'links'> & {
  subject: string;
  action: string;
};

const LONGEST_QUOTED = 900;

/** Names come from people: one line, and not long. */
export function oneLine(text: string, max = 60): string {
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), max);
}

function quoted(words: string): string[] {
  return words === '' ? [] : [`“${truncate(words.trim(), LONGEST_QUOTED)}”`];
}

function dayWords(day: string | null): string | undefined {
  return isCalendarDate(day) ? formatLongDate(day as CalendarDate) : undefined;
}

function factsLine({ weddingDate, location, guestCount }: NoticeFacts): string[] {
  const parts = [
    dayWords(weddingDate) ?? 'No date yet',
    ...(location ? [location] : []),
    ...(guestCount === null ? [] : [plural(guestCount, 'guest')]),
  ];
  return [parts.join(' · ')];
}

function quoteLine({ quote }: NoticeFacts): string[] {
  if (!quote) return [];
  const until = dayWords(quote.validUntil);
  return [
    `Their offer: ${formatCents(quote.amountCents)}${until ? `, good until ${until}` : ''}.${quote.includes ? `\nIt includes: ${quote.includes}` : ''}`,
  ];
}

function because({ reason }: NoticeFacts): string[] {
  return reason ? [`Reason: ${reason}.`] : [];
}

/** Others to ask; nothing is said where there is nobody. */
function instead({ alternatives }: NoticeFacts): Pick<NoticeWords, 'links'> & { also: string[] } {
  if (alternatives.length === 0) return { links: [], also: [] };
  return { links: alternatives, also: ['You might like to ask one of these instead:'] };
}

type Write = (facts: NoticeFacts) => NoticeWords;

const WORDS: Readonly<Record<NoticeOccasion, Write>> = {
  NEW_LEAD: (facts) => ({
    subject: `New lead: ${facts.coupleNames} for ${facts.vendorName}`,
    preview: factsLine(facts).join(),
    heading: `${facts.coupleNames} would like to hear from you`,
    paragraphs: [
      ...factsLine(facts),
      ...quoted(facts.words),
      'Contact details are covered until you connect.',
    ],
    action: 'See the lead',
  }),
  COUPLE_MESSAGE: (facts) => ({
    subject: `${facts.coupleNames} wrote to ${facts.vendorName}`,
    preview: oneLine(facts.words, 90),
    heading: `A message from ${facts.coupleNames}`,
    paragraphs: quoted(facts.words),
    action: 'Read and answer',
  }),
  NUDGE: (facts) => ({
    subject: `A reminder from ${facts.coupleNames}`,
    preview: 'They asked us to remind you of their inquiry.',
    heading: `${facts.coupleNames} would still love an answer`,
    paragraphs: [
      `They wrote to ${facts.vendorName} some days ago and asked us to remind you, which they can do only once.`,
      'Even a short no is kinder than silence.',
    ],
    action: 'See the lead',
  }),
  WITHDRAWN: (facts) => ({
    subject: `${facts.coupleNames} took their inquiry back`,
    preview: 'There is nothing to do.',
    heading: 'An inquiry was taken back',
    paragraphs: [
      `There is no need to answer any more: ${facts.coupleNames} took their inquiry to ${facts.vendorName} back. You were not charged for this lead.`,
    ],
    action: 'See your leads',
  }),
  COUPLE_BOOKED: (facts) => ({
    subject: `${facts.coupleNames} booked ${facts.vendorName}`,
    preview: 'Please confirm the booking.',
    heading: `${facts.coupleNames} booked you`,
    paragraphs: [
      `Congratulations! ${facts.coupleNames} marked ${facts.vendorName} as booked. Please confirm it in the conversation, or tell us if it isn’t so.`,
      ...(dayWords(facts.weddingDate)
        ? [`${dayWords(facts.weddingDate)} is now taken in your calendar.`]
        : ['They have no date yet, so your calendar is unchanged.']),
    ],
    action: 'Confirm the booking',
  }),
  COUPLE_UNBOOKED: (facts) => ({
    subject: `${facts.coupleNames} canceled their booking`,
    preview: 'The conversation stays open.',
    heading: 'A booking was canceled',
    paragraphs: [
      `${facts.coupleNames} canceled their booking of ${facts.vendorName}. Their day is free in your calendar again, and the conversation stays open.`,
      ...quoted(facts.words),
    ],
    action: 'Open the conversation',
  }),
  COUPLE_CLOSED: (facts) => ({
    subject: `${facts.coupleNames} ended the conversation`,
    preview: facts.reason ?? 'This lead is closed.',
    heading: 'A conversation has ended',
    paragraphs: [
      `${facts.coupleNames} ended their conversation with ${facts.vendorName}.`,
      ...because(facts),
      ...quoted(facts.words),
    ],
    action: 'See the conversation',
  }),
  COURTEOUS_CLOSE: (facts) => ({
    subject: `${facts.coupleNames} booked another vendor`,
    preview: 'They booked somebody else and did not want to leave you waiting.',
    heading: `${facts.coupleNames} found another vendor`,
    paragraphs: [
      `They booked somebody else, and wanted ${facts.vendorName} to know.`,
      ...quoted(facts.words),
      'You don’t have to answer.',
    ],
    action: 'See the conversation',
  }),
  LEAD_EXPIRED: (facts) => ({
    subject: `The lead of ${facts.coupleNames} has expired`,
    preview: 'It ended because nobody answered within 21 days.',
    heading: 'A lead has expired',
    paragraphs: [
      `${facts.coupleNames} wrote to ${facts.vendorName} 21 days ago and got no answer, so the inquiry has ended. We have shown them other vendors.`,
      'How often and how soon you answer is shown on your listing.',
    ],
    action: 'See your leads',
  }),
  EXPIRES_SOON: (facts) => ({
    subject: `${plural(facts.daysLeft, 'day')} left to answer ${facts.coupleNames}`,
    preview: 'After that the lead ends by itself.',
    heading: `An answer for ${facts.coupleNames}?`,
    paragraphs: [
      `Their inquiry to ${facts.vendorName} ends by itself in ${plural(facts.daysLeft, 'day')}.`,
      ...factsLine(facts),
    ],
    action: 'Answer now',
  }),

  HELLO: (facts) => ({
    subject: `${facts.vendorName} says hello`,
    preview: oneLine(facts.words, 90),
    heading: `${facts.vendorName} would like to work with you`,
    paragraphs: quoted(facts.words),
    action: 'Read and answer',
  }),
  CONNECTED: (facts) => ({
    subject: `${facts.vendorName} answered you`,
    preview: oneLine(facts.words, 90),
    heading: `${facts.vendorName} answered`,
    paragraphs: [...quoted(facts.words), ...quoteLine(facts)],
    action: 'Read and answer',
  }),
  VENDOR_MESSAGE: (facts) => ({
    subject: `New message from ${facts.vendorName}`,
    preview: oneLine(facts.words, 90),
    heading: `A message from ${facts.vendorName}`,
    paragraphs: [...quoted(facts.words), ...quoteLine(facts)],
    action: 'Read and answer',
  }),
  DECLINED: (facts) => {
    const { links, also } = instead(facts);
    return {
      subject: `${facts.vendorName} can’t take your wedding`,
      preview: facts.reason ?? 'Here is whom you could ask instead.',
      heading: `${facts.vendorName} can’t take your wedding`,
      paragraphs: [
        'We are sorry: this one did not work out.',
        ...because(facts),
        ...quoted(facts.words),
        ...also,
      ],
      ...(links && { links }),
      action: 'See your inquiries',
    };
  },
  VENDOR_BOOKED: (facts) => ({
    subject: `${facts.vendorName} says you booked them`,
    preview: 'Please confirm the booking.',
    heading: `Did you book ${facts.vendorName}?`,
    paragraphs: [
      `${facts.vendorName} marked your wedding as booked. If that’s right, please confirm it: you’ll find them among your booked vendors, with room for contract and payments.`,
      'If it isn’t, choose “Not booked” in the conversation.',
    ],
    action: 'Confirm the booking',
  }),
  VENDOR_UNBOOKED: (facts) => ({
    subject: `${facts.vendorName} canceled your booking`,
    preview: 'Please look at the conversation.',
    heading: 'A booking was canceled',
    paragraphs: [
      `${facts.vendorName} no longer has your wedding as booked. The conversation is still open: please ask them if this surprises you.`,
      ...quoted(facts.words),
    ],
    action: 'Open the conversation',
  }),
  VENDOR_CLOSED: (facts) => ({
    subject: `${facts.vendorName} ended the conversation`,
    preview: facts.reason ?? 'You can write to them again.',
    heading: 'A conversation has ended',
    paragraphs: [`${facts.vendorName} ended your conversation.`, ...because(facts), ...quoted(facts.words)],
    action: 'See the conversation',
  }),
  EXPIRED: (facts) => {
    const { links, also } = instead(facts);
    return {
      subject: `${facts.vendorName} didn’t answer in time`,
      preview: 'We have closed the inquiry for you.',
      heading: `No answer from ${facts.vendorName}`,
      paragraphs: [
        `You wrote to ${facts.vendorName} 21 days ago. They didn’t answer, so we closed the inquiry and let them know.`,
        ...also,
      ],
      ...(links && { links }),
      action: 'See your inquiries',
    };
  },
  REJECTED: (facts) => ({
    subject: `Your inquiry to ${facts.vendorName} was not sent`,
    preview: 'It didn’t pass our check.',
    heading: 'Your inquiry was not sent',
    paragraphs: [
      `Our team looked at your inquiry to ${facts.vendorName} and did not pass it on, because it did not look like a couple asking about a wedding.`,
      'If we were wrong, please write to our support and we will put it right.',
    ],
    action: 'See your inquiries',
  }),
};

/** What a notice says, in the words of its occasion. */
export function noticeWords(occasion: NoticeOccasion, facts: NoticeFacts): NoticeWords {
  return WORDS[occasion](facts);
}
