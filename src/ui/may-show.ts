/** What must not be on the screen for something to appear. */
export type OverlayNeed = 'nothing' | 'no-modal' | 'no-modal-or-toast';

/** What is on the screen now; unnamed dialogs count like named ones. */
export interface OpenOverlays {
  modals: readonly string[];
  toasts: readonly (string | number)[];
}

export interface ShowCondition {
  needs: OverlayNeed;
  /** The one that asks: it does not stand in its own way. */
  own?: string | number;
}

/** The specification's 'no other modal or toast open', for every modal and toast that has such a condition. */
export function mayShow({ needs, own }: ShowCondition, open: OpenOverlays): boolean {
  if (needs === 'nothing') return true;
  if (open.modals.some((modal) => modal !== own)) return false;
  return needs === 'no-modal' || !open.toasts.some((toast) => toast !== own);
}
