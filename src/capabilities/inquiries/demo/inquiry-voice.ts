import type { Line } from '#base/text-writer.ts';

/**
 * What couples and one trade write to each other in the demo world. Slots: <author> and <partner> the couple · <vendor> the
 * business · <owner> who answers for it · <city> · <when> 'on June 12, 2027' or 'next fall' · <guests> · <price> the quote.
 */
export type InquiryVoice = {
  /** What the couple is looking for. */
  wishes: readonly Line[];
  /** What it asks first. */
  questions: readonly Line[];
  /** What the vendor says about its own work when it answers. */
  pitches: readonly Line[];
  /** What an offer holds. */
  includes: readonly Line[];
  /** The couple, further on in the talk, and the vendor's answer to each: the n-th belongs to the n-th. */
  followUps: readonly string[];
  answers: readonly string[];
};
