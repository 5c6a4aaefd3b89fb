import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { TagChange } from '../../contract/tags.contract.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { listKnownGuests } from '../events/invitations.store.ts';
import { guestMissing, tagMissing } from '../guest-failures.ts';
import { findTag, linkTag, unlinkTag } from './tags.store.ts';

/** All of it, or nothing. */
export function setTags(
  deps: Deps,
  actor: SignedInActor,
  { changes }: { changes: readonly TagChange[] },
): Promise<Result<{ changed: number }>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    let changed = 0;
    for (const { tagUuid, isOn, guestUuids: given } of changes) {
      if (!(await findTag(tx, weddingId, tagUuid))) return tagMissing();
      const guestUuids = await listKnownGuests(tx, weddingId, given);
      if (guestUuids.length < new Set(given).size) return guestMissing();
      changed += await (isOn ? linkTag : unlinkTag)(tx, { weddingId, tagUuid, guestUuids });
    }
    return ok({ changed });
  });
}
