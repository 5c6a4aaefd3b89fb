import { describe, expect, it, test } from 'vitest';
import { NOTICE_OCCASIONS, type NoticeOccasion } from '../../rules/notice-occasions.ts';
import { type NoticeFacts, noticeWords } from './mails.ts';
import { noticeText } from './texts.ts';

const facts: NoticeFacts = {
  vendorName: 'Linden & Light',
  coupleNames: 'Maya & Jonah',
  weddingDate: '2027-06-12',
  location: 'Hudson, NY',
  guestCount: 120,
  words: 'Are you free that day?',
  reason: 'Not available on your date',
  quote: { amountCents: 450_000, includes: 'Eight hours and an album', validUntil: '2027-01-31' },
  unseen: 12,
  daysLeft: 7,
  alternatives: [
    {
      label: 'Fern & Film',
      note: 'Hudson, NY · from $3,200',
      url: 'https://ampersand.example/wedding-vendors/a/b',
    },
  ],
};

/** The subject, and a phrase the mail must not lose. */
const EXPECTED: Record<NoticeOccasion, [string, string]> = {
  NEW_LEAD: [
    'New lead: Maya & Jonah for Linden & Light',
    'Saturday, June 12, 2027 · Hudson, NY · 120 guests',
  ],
  COUPLE_MESSAGE: ['Maya & Jonah wrote to Linden & Light', '“Are you free that day?”'],
  COUPLE_MESSAGES: ['12 new messages from Maya & Jonah', 'Here’s the latest one:\n“Are you free that day?”'],
  NUDGE: ['A reminder from Maya & Jonah', 'They can only do that once'],
  WITHDRAWN: ['Maya & Jonah withdrew their inquiry', 'You weren’t charged'],
  COUPLE_BOOKED: [
    'Maya & Jonah booked Linden & Light',
    'Saturday, June 12, 2027 is now booked on your calendar',
  ],
  COUPLE_UNBOOKED: ['Maya & Jonah canceled their booking', 'open on your calendar again'],
  COUPLE_CLOSED: ['Maya & Jonah ended the conversation', 'Reason: Not available on your date.'],
  COURTEOUS_CLOSE: ['Maya & Jonah booked another vendor', '“Are you free that day?”'],
  LEAD_EXPIRED: ['Your lead from Maya & Jonah has expired', 'didn’t get a reply'],
  EXPIRES_SOON: ['7 days left to reply to Maya & Jonah', 'expires in 7 days'],
  HELLO: ['Linden & Light says hello', '“Are you free that day?”'],
  CONNECTED: ['Linden & Light replied to you', 'Their offer: $4,500, good until Sunday, January 31, 2027.'],
  VENDOR_MESSAGE: ['New message from Linden & Light', 'It includes: Eight hours and an album'],
  VENDOR_MESSAGES: [
    '12 new messages from Linden & Light',
    'Here’s the latest one:\n“Are you free that day?”',
  ],
  DECLINED: ['Linden & Light can’t take your wedding', 'You might try one of these instead:'],
  VENDOR_BOOKED: ['Linden & Light says you booked them', 'choose “Not booked”'],
  VENDOR_UNBOOKED: ['Linden & Light canceled your booking', 'check with them'],
  VENDOR_CLOSED: ['Linden & Light ended the conversation', 'Reason: Not available on your date.'],
  EXPIRED: ['Linden & Light didn’t reply in time', 'You might try one of these instead:'],
  REJECTED: ['Your inquiry to Linden & Light wasn’t sent', 'If we got it wrong'],
};

describe('what notices say', () => {
  test.each(NOTICE_OCCASIONS)('%s', (occasion) => {
    const { subject, preview, heading, paragraphs, action } = noticeWords(occasion, facts);
    const [expectedSubject, phrase] = EXPECTED[occasion];
    expect(subject).toBe(expectedSubject);
    expect(paragraphs.join('\n')).toContain(phrase);
    for (const text of [subject, preview, heading, action, ...paragraphs]) {
      expect(text.length).toBeGreaterThan(3);
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(subject).not.toContain('\n');
  });

  it('shows alternatives only to whoever was left without an answer', () => {
    const withLinks = NOTICE_OCCASIONS.filter((occasion) => noticeWords(occasion, facts).links?.length);
    expect(withLinks).toEqual(['DECLINED', 'EXPIRED']);
    const alone = noticeWords('EXPIRED', { ...facts, alternatives: [] });
    expect(alone.paragraphs.join()).not.toContain('instead');
  });

  it('does without everything that may be missing', () => {
    const bare = {
      ...facts,
      weddingDate: null,
      location: '',
      guestCount: null,
      words: '',
      reason: null,
      quote: null,
    };
    for (const occasion of NOTICE_OCCASIONS) {
      const { paragraphs, preview } = noticeWords(occasion, bare);
      expect([...paragraphs, preview].join('\n')).not.toMatch(/undefined|null|“”|reason:/i);
    }
    expect(noticeWords('NEW_LEAD', bare).paragraphs[0]).toBe('No date yet');
  });

  it('says in a text message who, and nothing of what was written', () => {
    const texted = NOTICE_OCCASIONS.flatMap((occasion) => {
      const text = noticeText(occasion, facts, 'https://ampersand.example/x');
      return text ? [text] : [];
    });
    expect(texted).toHaveLength(5);
    for (const text of texted) {
      expect(text).toMatch(/^Ampersand: .*Maya & Jonah.* https:\/\/ampersand\.example\/x$/);
      expect(text).not.toContain('free that day');
      expect(text.length).toBeLessThan(160);
    }
  });
});
