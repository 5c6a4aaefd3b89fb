import type { GuestListAnswer, Household } from '#capabilities/guests/contract.ts';
import { householdName, sortName } from '#capabilities/guests/rules/household-names.ts';
import type { HouseholdReply, RepliesAnswer } from '../../contract/replies.contract.ts';
import type { HouseholdProgress } from '../../rules/household-progress.ts';
import { PROGRESS_ORDER, progressOf } from '../../rules/replies-overview.ts';

/** A household that is asked something, and how it stands. */
export type Standing = {
  household: Household;
  reply: HouseholdReply;
  name: string;
  progress: HouseholdProgress;
};

const ORDER = new Intl.Collator('en');

/** Who has to be called first, then by name. */
export function standingsOf(
  { households, events }: Pick<GuestListAnswer, 'households' | 'events'>,
  { households: replies, today }: Pick<RepliesAnswer, 'households' | 'today'>,
): Standing[] {
  const replyOf = new Map(replies.map((reply) => [reply.householdUuid, reply]));
  const standings = households.flatMap((household) => {
    const reply = replyOf.get(household.uuid);
    const progress = reply && progressOf(household, events, reply, today);
    return progress ? [{ household, reply, name: householdName(household), progress }] : [];
  });
  return standings.toSorted(
    (one, other) =>
      PROGRESS_ORDER.indexOf(one.progress) - PROGRESS_ORDER.indexOf(other.progress) ||
      ORDER.compare(sortName(one.household), sortName(other.household)),
  );
}
