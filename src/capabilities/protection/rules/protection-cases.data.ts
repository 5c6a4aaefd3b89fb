/**
 * What connection protection knows, in the order in which the policy tells it. `brief` is its row
 * on the receipt of a lead, `because` ends a sentence about a refund.
 */
export const PROTECTION_CASES = [
  {
    key: 'NEVER_OPENED',
    label: 'The couple never opened your first message',
    brief: 'Never opens your message',
    explanation:
      'If your first message is still unread seven days after you connected, the credits come back by themselves.',
    because: 'the couple never opened your first message',
    isAutomatic: true,
    windowDays: 7,
  },
  {
    key: 'SPAM_OR_GONE',
    label: 'The couple turned out to be spam, or deleted their account',
    brief: 'Turns out to be spam, or deletes their account',
    explanation:
      'If we find within 90 days of your connecting that the inquiry was spam, or the couple deletes their account, the credits come back by themselves.',
    because: 'the couple wasn’t real, or deleted their account',
    isAutomatic: true,
    windowDays: 90,
  },
  {
    key: 'DUPLICATE',
    label: 'You had already paid for this couple',
    brief: 'You had paid for them before',
    explanation:
      'You pay for a couple once for each listing. A second charge comes back at once, whenever it happens.',
    because: 'you had already paid for this couple',
    isAutomatic: true,
    windowDays: null,
  },
  {
    key: 'MOVED_OUTSIDE',
    label: 'The date or place changed to outside what your listing serves',
    brief: 'Date or place moves out of your reach',
    explanation:
      'If the couple moves their wedding to a day your listing has blocked, or to a place outside the area it travels to, within 14 days of your connecting, the credits come back by themselves.',
    because: 'the couple’s new date or place is outside what you serve',
    isAutomatic: true,
    windowDays: 14,
  },
  {
    key: 'UNREACHABLE',
    label: 'The couple’s contact details don’t work',
    brief: 'Contact details don’t work',
    explanation:
      'If mail to the couple is refused for good within 14 days of your connecting, the credits come back by themselves.',
    because: 'the couple’s contact details don’t work',
    isAutomatic: true,
    windowDays: 14,
  },
  {
    key: 'REPORTED_SPAM',
    label: 'You reported spam, and we agree',
    brief: 'You ask, and we agree it’s spam',
    explanation:
      'Ask for a refund on the lead within 30 days of connecting. A person answers within two business days.',
    because: 'it was spam, as you reported',
    isAutomatic: false,
    windowDays: 30,
  },
  {
    key: 'CHOSE_SOMEONE_ELSE',
    label: 'The couple read your message and chose someone else, or didn’t answer',
    brief: 'Chooses someone else, or doesn’t answer',
    explanation: 'This is not refunded. Your message reached a real couple, which is what a lead pays for.',
    because: '',
    isAutomatic: false,
    windowDays: null,
  },
] as const;

export type ProtectionCase = (typeof PROTECTION_CASES)[number];
export type ProtectionCaseKey = ProtectionCase['key'];

export const PROTECTION_CASE_KEYS = PROTECTION_CASES.map(({ key }) => key);

/** Those for which credits come back, with or without being asked for. */
export const REFUND_CASE_KEYS = [
  'NEVER_OPENED',
  'SPAM_OR_GONE',
  'DUPLICATE',
  'MOVED_OUTSIDE',
  'UNREACHABLE',
  'REPORTED_SPAM',
] as const satisfies readonly ProtectionCaseKey[];
export type RefundCase = (typeof REFUND_CASE_KEYS)[number];

export function protectionCase(key: ProtectionCaseKey): ProtectionCase {
  const found = PROTECTION_CASES.find((one) => one.key === key);
  if (!found) throw new Error(`There is no case ${key}.`);
  return found;
}
