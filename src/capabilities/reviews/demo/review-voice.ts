import type { Line } from '#base/text-writer.ts';

/**
 * What couples say about a category in the demo world. Slots: <name> the business · <owner> · <partner> the other half of the couple ·
 * <city> · <month> 'June' · <guests>. `when` names a chosen facet option's key, or tier-1 … tier-4.
 */
export type ReviewVoice = {
  /** Titles for five stars, four, three, and two or one. */
  titles: {
    readonly delighted: readonly Line[];
    happy: readonly Line[];
    mixed: readonly Line[];
    unhappy: readonly Line[];
  };
  /** How it began: found, met, chose. */
  beginnings: readonly Line[];
  /** What was wonderful, concretely. */
  praises: readonly Line[];
  /** A moment of the day. */
  moments: readonly Line[];
  /** Small complaints inside a good review. */
  quibbles: readonly Line[];
  /** What went wrong in a bad one: never defamatory, always about service. */
  complaints: readonly Line[];
  /** Last sentences, for happy and for unhappy people. */
  endings: { readonly happy: readonly Line[]; unhappy: readonly Line[] };
  /** The business's answer: slots <author> and <owner>. */
  thanks: readonly Line[];
  apologies: readonly Line[];
};
