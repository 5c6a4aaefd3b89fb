import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import type { ShownCard } from '#capabilities/search/parts/shown-card.ts';
import { rememberOutcome } from '../../parts/remembered-heart.ts';

/**
 * Makes the favorite that was pressed before signing in, and goes back to where that was; what came of it is said
 * there. A failure is no reason to stay: the person has signed in and wants to go on.
 */
export async function savePressed(card: ShownCard | undefined, next: string): Promise<never> {
  if (card) rememberOutcome(await attempt(card));
  return leaveTo(next);
}

async function attempt({ storefrontUuid, vendorName }: ShownCard) {
  try {
    const marks = await api.favorites.listFavorites();
    const earlier = marks
      .flatMap((mark) => mark.storefrontUuid ?? [])
      .filter((uuid) => uuid !== storefrontUuid);
    const { uuid, boardUuid } = await api.favorites.favoriteStorefront({
      storefrontUuid,
      source: 'onboarding',
      location: 'favorite-onboarding',
    });
    return {
      isSaved: true,
      vendorName,
      storefrontUuid,
      uuid,
      boardUuid,
      earlier: earlier.slice(0, 2),
    } as const;
  } catch {
    return { isSaved: false } as const;
  }
}
