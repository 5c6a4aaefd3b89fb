import { calendarDateOf } from '#base/calendar-date.ts';
import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import { invitationOf } from '../../rules/invitation-of.ts';
import { findSettings, findWeddingPlace, type Settings } from '../settings.store.ts';
import { weddingZone } from '../wedding-zone.ts';

export type WeddingOfLetters = {
  couple: { a: string; b: string };
  events: GuestEvent[];
  settings: Settings;
  zone: string;
  today: string;
};

/** What every letter of a wedding needs, read once for all of them. */
export async function readWeddingOfLetters(
  tx: Tx,
  { clock }: { clock: Clock },
  weddingId: string,
): Promise<WeddingOfLetters | undefined> {
  const place = await findWeddingPlace(tx, weddingId);
  if (!place) return undefined;
  const zone = weddingZone(place);
  return {
    couple: place.couple,
    events: await readEvents(tx, weddingId),
    settings: await findSettings(tx, weddingId),
    zone,
    today: calendarDateOf(clock.now(), zone),
  };
}

/** What a letter says of the invitation itself; what was answered and asked besides does not stand in any. */
export function invitationInLetter(
  { couple, events, settings, today }: WeddingOfLetters,
  household: Household,
  extendedUntil: string | null,
): HouseholdInvitation {
  return invitationOf(household, events, {
    ...{ settings, extendedUntil, today, couple },
    ...{ questions: [], sent: null, tables: [], waiting: false, version: 0 },
  });
}
