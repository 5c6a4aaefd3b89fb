import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { enterWedding } from './enter-wedding.ts';
import { updateFamilySuggests } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

/** Holds from the next call on: whoever of the family is in the middle of a change is asked again under the lock. */
export function saveFamilyRights(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { suggests }: { suggests: boolean },
): Promise<Result<{ suggests: boolean }>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'manage-members');
    if (!entered.ok) return entered;
    const { wedding } = entered.value;
    if (wedding.familySuggests !== suggests) {
      await updateFamilySuggests(tx, wedding.id, suggests);
      await publishLive(tx, weddingTopic(wedding.id), { kind: 'members', id: wedding.id });
    }
    return ok({ suggests });
  });
}
