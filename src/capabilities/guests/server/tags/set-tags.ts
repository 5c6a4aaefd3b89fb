import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { TagChange } from '../../contract/tags.contract.ts';
import { tagWords } from '../../rules/history/history-words.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { listKnownGuests } from '../events/invitations.store.ts';
import { guestMissing, tagMissing } from '../guest-failures.ts';
import { notePeople } from '../history/note-history.ts';
import { findTag, linkTag, unlinkTag } from './tags.store.ts';

/** All of it, or nothing. */
export function setTags(
  deps: Deps,
  actor: SignedInActor,
  { changes }: { changes: readonly TagChange[] },
): Promise<Result<{ changed: number }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    let changed = 0;
    const noting = { clock: deps.clock, weddingId, byUser: actor.userId };
    for (const { tagUuid, isOn, guestUuids: given } of changes) {
      const tag = await findTag(tx, weddingId, tagUuid);
      if (!tag) return tagMissing();
      const guestUuids = await listKnownGuests(tx, weddingId, given);
      if (guestUuids.length < new Set(given).size) return guestMissing();
      const those = await (isOn ? linkTag : unlinkTag)(tx, { weddingId, tagUuid, guestUuids });
      await notePeople(tx, noting, those, tagWords(tag.name, isOn));
      changed += those.length;
    }
    return ok({ changed });
  });
}
