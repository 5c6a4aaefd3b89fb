import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { TagInput } from '../../contract/tags.contract.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { tagMissing, tagTaken } from '../guest-failures.ts';
import { findTag, findTagNamed, updateTag } from './tags.store.ts';

export function saveTag(
  deps: Deps,
  actor: SignedInActor,
  { uuid, name, color }: TagInput & { uuid: string },
): Promise<Result<GuestTag>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    if (!(await findTag(tx, weddingId, uuid))) return tagMissing();
    const other = await findTagNamed(tx, weddingId, name);
    if (other && other.uuid !== uuid) return tagTaken(other.name);
    await updateTag(tx, uuid, { name, color });
    return ok({ uuid, name, color });
  });
}
