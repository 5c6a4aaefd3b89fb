import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { TagInput } from '../../contract/tags.contract.ts';
import { type GuestTag, MOST_TAGS } from '../../rules/tags/guest-tag.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { tagsFull } from '../guest-failures.ts';
import { presentTag } from '../present.ts';
import { countTags, findTagNamed, insertTags } from './tags.store.ts';

/** Two who add the same one at once have one, and both are told so. */
export function addTag(deps: Deps, actor: SignedInActor, given: TagInput): Promise<Result<GuestTag>> {
  return changeGuests(
    deps,
    actor,
    async (tx, { weddingId }) => {
      const there = await findTagNamed(tx, weddingId, given.name);
      if (there) return ok(presentTag(there));
      if ((await countTags(tx, weddingId)) >= MOST_TAGS) return tagsFull();
      const row = { ...given, uuid: deps.clock.uuid(), weddingId };
      await insertTags(tx, [row]);
      return ok(presentTag(row));
    },
    { begins: true },
  );
}
