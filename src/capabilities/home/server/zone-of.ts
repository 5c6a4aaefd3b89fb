import { timeZoneAt } from '#capabilities/places/rules/time-zone.ts';
import type { HomeRow } from './home.store.ts';

/** Where the wedding is; where nobody knows, the east coast. */
export function zoneOf(row: HomeRow | undefined): string {
  if (!row || row.stateCode === null || row.lat === null || row.lon === null) return 'America/New_York';
  return timeZoneAt({ stateCode: row.stateCode, lat: row.lat, lon: row.lon });
}
