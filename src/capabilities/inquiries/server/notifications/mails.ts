import { type CalendarDate, isCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { plural, truncate } from '#base/text.ts';
import type { MailContent } from '#platform/messages/mail-layout.ts';
import type { ReadQuote } from '../../contract/fields.ts';
import type { NoticeOccasion } from '../../rules/notice-occasions.ts';

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
  quote: ReadQuote | null;
  /** How many messages nobody has seen. */
  unseen: number;
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
const LONGEST_PREVIEW = 90;

/** How a message begins, beside the subject. */
function beginning(words: string): string {
  return truncate(words.replaceAll(/\s+/g, ' ').trim(), LONGEST_PREVIEW);
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
  const price =
    quote.amountCents === null ? 'They sent an offer' : `Their offer: ${formatCents(quote.amountCents)}`;
  return [
    `${price}${until ? `, good until ${until}` : ''}.${quote.includes ? `\nIt includes: ${quote.includes}` : ''}`,
  ];
}

function because({ reason }: NoticeFacts): string[] {
  return reason ? [`Reason: ${reason}.`] : [];
}

/** Others to ask; nothing is said where there is nobody. */
function instead({ alternatives }: NoticeFacts): Pick<NoticeWords, 'links'> & { also: string[] } {
  if (alternatives.length === 0) return { links: [], also: [] };
  return { links: alternatives, also: ['You might try one of these instead:'] };
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
      'Contact details stay hidden until you connect.',
    ],
    action: 'View lead',
  }),
  COUPLE_MESSAGE: (facts) => ({
    subject: `${facts.coupleNames} wrote to ${facts.vendorName}`,
    preview: beginning(facts.words),
    heading: `A message from ${facts.coupleNames}`,
    paragraphs: quoted(facts.words),
    action: 'Read and reply',
  }),
  COUPLE_MESSAGES: (facts) => ({
    subject: `${plural(facts.unseen, 'new message')} from ${facts.coupleNames}`,
    preview: beginning(facts.words),
    heading: `${facts.coupleNames} sent ${facts.vendorName} ${plural(facts.unseen, 'message')}`,
    paragraphs: ['Here’s the latest one:', ...quoted(facts.words)],
    action: 'Read and reply',
  }),
  NUDGE: (facts) => ({
    subject: `A reminder from ${facts.coupleNames}`,
    preview: 'They asked us to remind you about their inquiry.',
    heading: `${facts.coupleNames} would still love to hear from you`,
    paragraphs: [
      `They wrote to ${facts.vendorName} a few days ago and asked us to send a reminder. They can only do that once.`,
      'Even a quick no is kinder than silence.',
    ],
    action: 'View lead',
  }),
  WITHDRAWN: (facts) => ({
    subject: `${facts.coupleNames} withdrew their inquiry`,
    preview: 'There’s nothing you need to do.',
    heading: 'An inquiry was withdrawn',
    paragraphs: [
      `${facts.coupleNames} withdrew their inquiry to ${facts.vendorName}, so there’s no need to reply. You weren’t charged for this lead.`,
    ],
    action: 'View your leads',
  }),
  COUPLE_BOOKED: (facts) => ({
    subject: `${facts.coupleNames} booked ${facts.vendorName}`,
    preview: 'Please confirm the booking.',
    heading: `${facts.coupleNames} booked you`,
    paragraphs: [
      `Congratulations! ${facts.coupleNames} marked ${facts.vendorName} as booked. Please confirm it in the conversation, or tell us if that’s not right.`,
      ...(dayWords(facts.weddingDate)
        ? [`${dayWords(facts.weddingDate)} is now booked on your calendar.`]
        : ['They have no date yet, so your calendar is unchanged.']),
    ],
    action: 'Confirm booking',
  }),
  COUPLE_UNBOOKED: (facts) => ({
    subject: `${facts.coupleNames} canceled their booking`,
    preview: 'The conversation stays open.',
    heading: 'A booking was canceled',
    paragraphs: [
      `${facts.coupleNames} canceled their ${facts.vendorName} booking. Their date is open on your calendar again, and the conversation stays open.`,
      ...quoted(facts.words),
    ],
    action: 'Open conversation',
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
    action: 'View conversation',
  }),
  COURTEOUS_CLOSE: (facts) => ({
    subject: `${facts.coupleNames} booked another vendor`,
    preview: 'They booked someone else and didn’t want to keep you waiting.',
    heading: `${facts.coupleNames} found another vendor`,
    paragraphs: [
      `They booked someone else and wanted ${facts.vendorName} to know.`,
      ...quoted(facts.words),
      'No need to reply.',
    ],
    action: 'View conversation',
  }),
  LEAD_EXPIRED: (facts) => ({
    subject: `Your lead from ${facts.coupleNames} has expired`,
    preview: 'It expired because no one replied within 21 days.',
    heading: 'A lead has expired',
    paragraphs: [
      `${facts.coupleNames} wrote to ${facts.vendorName} 21 days ago and didn’t get a reply, so the inquiry has expired. We showed them other vendors.`,
      'Your listing shows how often and how fast you reply.',
    ],
    action: 'View your leads',
  }),
  EXPIRES_SOON: (facts) => ({
    subject: `${plural(facts.daysLeft, 'day')} left to reply to ${facts.coupleNames}`,
    preview: 'After that, the lead expires.',
    heading: `Still time to reply to ${facts.coupleNames}`,
    paragraphs: [
      `Their inquiry to ${facts.vendorName} expires in ${plural(facts.daysLeft, 'day')}.`,
      ...factsLine(facts),
    ],
    action: 'Reply now',
  }),

  HELLO: (facts) => ({
    subject: `${facts.vendorName} says hello`,
    preview: beginning(facts.words),
    heading: `${facts.vendorName} would like to work with you`,
    paragraphs: quoted(facts.words),
    action: 'Read and reply',
  }),
  CONNECTED: (facts) => ({
    subject: `${facts.vendorName} replied to you`,
    preview: beginning(facts.words),
    heading: `${facts.vendorName} replied`,
    paragraphs: [...quoted(facts.words), ...quoteLine(facts)],
    action: 'Read and reply',
  }),
  VENDOR_MESSAGE: (facts) => ({
    subject: `New message from ${facts.vendorName}`,
    preview: beginning(facts.words),
    heading: `A message from ${facts.vendorName}`,
    paragraphs: [...quoted(facts.words), ...quoteLine(facts)],
    action: 'Read and reply',
  }),
  VENDOR_MESSAGES: (facts) => ({
    subject: `${plural(facts.unseen, 'new message')} from ${facts.vendorName}`,
    preview: beginning(facts.words),
    heading: `${plural(facts.unseen, 'new message')} from ${facts.vendorName}`,
    paragraphs: ['Here’s the latest one:', ...quoted(facts.words), ...quoteLine(facts)],
    action: 'Read and reply',
  }),
  DECLINED: (facts) => {
    const { links, also } = instead(facts);
    return {
      subject: `${facts.vendorName} can’t take your wedding`,
      preview: facts.reason ?? 'Here’s who you could ask instead.',
      heading: `${facts.vendorName} can’t take your wedding`,
      paragraphs: [
        'We’re sorry this one didn’t work out.',
        ...because(facts),
        ...quoted(facts.words),
        ...also,
      ],
      ...(links && { links }),
      action: 'View your inquiries',
    };
  },
  VENDOR_BOOKED: (facts) => ({
    subject: `${facts.vendorName} says you booked them`,
    preview: 'Please confirm the booking.',
    heading: `Did you book ${facts.vendorName}?`,
    paragraphs: [
      `${facts.vendorName} marked your wedding as booked. If that’s right, please confirm it. You’ll find them with your booked vendors, along with their contract and payments.`,
      'If it isn’t, choose “Not booked” in the conversation.',
    ],
    action: 'Confirm booking',
  }),
  VENDOR_UNBOOKED: (facts) => ({
    subject: `${facts.vendorName} canceled your booking`,
    preview: 'Check your conversation.',
    heading: 'A booking was canceled',
    paragraphs: [
      `${facts.vendorName} no longer has your wedding as booked. The conversation is still open, so check with them if this is a surprise.`,
      ...quoted(facts.words),
    ],
    action: 'Open conversation',
  }),
  VENDOR_CLOSED: (facts) => ({
    subject: `${facts.vendorName} ended the conversation`,
    preview: facts.reason ?? 'You can write to them again.',
    heading: 'A conversation has ended',
    paragraphs: [`${facts.vendorName} ended your conversation.`, ...because(facts), ...quoted(facts.words)],
    action: 'View conversation',
  }),
  EXPIRED: (facts) => {
    const { links, also } = instead(facts);
    return {
      subject: `${facts.vendorName} didn’t reply in time`,
      preview: 'We closed the inquiry for you.',
      heading: `No reply from ${facts.vendorName}`,
      paragraphs: [
        `You wrote to ${facts.vendorName} 21 days ago. They didn’t reply, so we closed the inquiry and let them know.`,
        ...also,
      ],
      ...(links && { links }),
      action: 'View your inquiries',
    };
  },
  REJECTED: (facts) => ({
    subject: `Your inquiry to ${facts.vendorName} wasn’t sent`,
    preview: 'It didn’t pass our review.',
    heading: 'Your inquiry wasn’t sent',
    paragraphs: [
      `Our team reviewed your inquiry to ${facts.vendorName} and didn’t pass it on, because it didn’t look like a couple asking about a wedding.`,
      'If we got it wrong, contact support and we’ll make it right.',
    ],
    action: 'View your inquiries',
  }),
};

/** What a notice says, in the words of its occasion. */
export function noticeWords(occasion: NoticeOccasion, facts: NoticeFacts): NoticeWords {
  return WORDS[occasion](facts);
}
