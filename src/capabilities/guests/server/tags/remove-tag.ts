import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { tagMissing } from '../guest-failures.ts';
import { deleteTag } from './tags.store.ts';

export function removeTag(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<Record<string, never>>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) =>
    (await deleteTag(tx, weddingId, uuid)) > 0 ? ok({}) : tagMissing(),
  );
}
