import type { Variation } from '#capabilities/experiments/rules/experiments.ts';

/** The variation of the experiment 'favoriteToasts' that says the same of every favorite. */
const USUAL_WORDS: Variation = 'TEST-0';
const GREETED_FAVORITES = 2;

/** Whether a favorite is one that the experiment 'favoriteToasts' is about. */
export function isGreeted(earlier: readonly string[]): boolean {
  return earlier.length < GREETED_FAVORITES;
}

/** The flag opens the special words, the experiment may keep them back. */
export function greetsSpecially(isFlagOn: boolean, variation: Variation): boolean {
  return isFlagOn && variation !== USUAL_WORDS;
}

export type SavedWords = {
  message: string;
  link: { kind: 'board' } | { kind: 'compare'; storefrontUuids: readonly string[] };
};

type Saved = {
  vendorName: string;
  storefrontUuid: string;
  /** Vendors that were saved before this one, the newest first. */
  earlier: readonly string[];
  isSpecialOn: boolean;
};

/** What is said when a vendor was saved: the first and the second are moments, the rest is routine. */
export function savedWords({ vendorName, storefrontUuid, earlier, isSpecialOn }: Saved): SavedWords {
  if (isSpecialOn && earlier.length === 0) {
    return {
      message: `${vendorName} is your first favorite! Everyone planning with you can see it, too.`,
      link: { kind: 'board' },
    };
  }
  if (isSpecialOn && earlier.length === 1) {
    return {
      message: `Two favorites! See how ${vendorName} compares with the first.`,
      link: { kind: 'compare', storefrontUuids: [...earlier, storefrontUuid] },
    };
  }
  return { message: `Saved ${vendorName} to your favorites.`, link: { kind: 'board' } };
}

export function savedPhotoWords(): SavedWords {
  return { message: 'Photo saved to your favorites.', link: { kind: 'board' } };
}
