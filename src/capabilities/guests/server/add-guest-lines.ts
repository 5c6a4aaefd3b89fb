import type { Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Household } from '../contract.ts';
import type { GuestList, GuestSide } from '../rules/household-choices.ts';
import { NEW_HOUSEHOLD } from '../rules/new-household.ts';
import { readGuestLines } from '../rules/read-guest-lines.ts';
import { addHouseholds } from './add-households.ts';
import type { ChangeDeps } from './change-guests.ts';

type Typed = { lines: string; side: GuestSide; list: GuestList };

/** As the form showed them before they were sent: both read a line by the same rule. */
export function addGuestLines(
  deps: ChangeDeps,
  actor: SignedInActor,
  { lines, side, list }: Typed,
): Promise<Result<{ households: Household[] }>> {
  const households = readGuestLines(lines).map(({ name, people }) => ({
    ...NEW_HOUSEHOLD,
    name,
    side,
    list,
    people: people.map((person) => ({ ...person, uuid: null })),
  }));
  return addHouseholds(deps, actor, { households });
}
