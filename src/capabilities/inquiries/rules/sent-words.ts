import { plural } from '#base/text.ts';

export type SentWords = { tone: 'positive' | 'neutral'; message: string };

/** What is said right after sending; nothing is on its way while it waits for the sender's own address. */
export function sentWords(inquiries: readonly { isWaitingForEmail: boolean }[]): SentWords {
  const vendors = plural(inquiries.length, 'vendor');
  if (inquiries.some(({ isWaitingForEmail }) => isWaitingForEmail)) {
    return { tone: 'neutral', message: `Saved. Confirm your email, and we’ll send it to ${vendors}.` };
  }
  return { tone: 'positive', message: `Your inquiry is on its way to ${vendors}.` };
}
