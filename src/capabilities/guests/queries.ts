import { orpc } from '#app/orpc.ts';

export const guestsQuery = orpc.guests.listGuests.queryOptions();
export const GUESTS_KINDS = ['guests'] as const;
