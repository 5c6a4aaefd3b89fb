import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { mailingWords } from '../../rules/history/history-words.ts';
import type { MailingMark } from '../../rules/mailings/mailing.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { guestMissing } from '../guest-failures.ts';
import { countHouseholds } from '../guests.store.ts';
import { noteHistory } from '../history/note-history.ts';
import { deleteMailings, writeMailings } from './mailings.store.ts';

/** All of them, or none. */
export function markSent(
  deps: Deps,
  actor: SignedInActor,
  { kind, channel, sentOn, householdUuids }: MailingMark,
): Promise<Result<{ changed: number }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const uuids = [...new Set(householdUuids)];
    if ((await countHouseholds(tx, weddingId, uuids)) < uuids.length) return guestMissing();
    const byUser = actor.userId;
    const changed =
      sentOn === null
        ? await deleteMailings(tx, weddingId, kind, uuids)
        : await writeMailings(tx, uuids, { weddingId, kind, channel, sentOn, byUser });
    const text = mailingWords(kind, sentOn !== null);
    await noteHistory(
      tx,
      { clock: deps.clock, weddingId, byUser },
      changed.map((householdUuid) => ({ householdUuid, text })),
    );
    return ok({ changed: changed.length });
  });
}
