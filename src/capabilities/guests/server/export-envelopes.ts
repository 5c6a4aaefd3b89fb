import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { BYTE_ORDER_MARK, csvLines } from '#platform/csv/csv-lines.ts';
import type { Formality } from '../rules/envelope-names.ts';
import { filterHouseholds, type GuestView, inListOrder, viewPlaces } from '../rules/guest-view.ts';
import { STATIONER_HEADER, stationerRow } from '../rules/stationer-rows.ts';
import type { Deps } from './change-guests.ts';
import { listGuests } from './list-guests.ts';

/** For whoever writes or prints the envelopes elsewhere: what the screen shows of those who are invited. */
export async function exportEnvelopes(
  deps: Deps,
  actor: SignedInActor,
  view: GuestView,
  formality: Formality,
): Promise<Result<File>> {
  const allowed = demandAbility(await membershipOf(deps.db, actor.userId), 'see-guests');
  if (!allowed.ok) return allowed;
  const list = await listGuests(deps, actor);
  const shown = filterHouseholds(list.households, { ...view, list: 'INVITED' }, viewPlaces(view, list));
  const rows = inListOrder(shown).map((household) => stationerRow(household, formality));
  const fileName = `envelopes-${calendarDateOf(deps.clock.now())}.csv`;
  return ok(
    new File([BYTE_ORDER_MARK, csvLines([STATIONER_HEADER, ...rows])], fileName, {
      type: 'text/csv; charset=utf-8',
    }),
  );
}
