import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';
import type { WeddingPlace } from './settings.store.ts';

/** Where nobody has said where the wedding is, the last American clock counts: nobody is shut out early. */
const LATEST = 'Pacific/Honolulu';

export function weddingZone({ spot }: Pick<WeddingPlace, 'spot'>): string {
  return spot ? timeZoneAt(spot) : LATEST;
}
