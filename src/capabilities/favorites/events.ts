import { defineEvent } from '#platform/events/events.ts';

/** Something was saved, came back, or left the list: whoever counts favorites counts again. */
export const favoritesChanged = defineEvent<{ weddingId: string }>('favorites.changed');
