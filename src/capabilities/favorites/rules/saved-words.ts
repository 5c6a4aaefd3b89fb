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
      message: `${vendorName} is your first favorite! Everyone who plans with you sees it, too.`,
      link: { kind: 'board' },
    };
  }
  if (isSpecialOn && earlier.length === 1) {
    return {
      message: `Two favorites: see how ${vendorName} stands beside the first.`,
      link: { kind: 'compare', storefrontUuids: [...earlier, storefrontUuid] },
    };
  }
  return { message: `${vendorName} is saved to your favorites.`, link: { kind: 'board' } };
}

export function savedPhotoWords(): SavedWords {
  return { message: 'Photo saved to your favorites.', link: { kind: 'board' } };
}
