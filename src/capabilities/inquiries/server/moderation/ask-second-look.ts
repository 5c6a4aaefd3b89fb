import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { ActDeps } from '../take-step.ts';
import { insertSecondLook } from './moderation.store.ts';
import { openCase } from './open-case.ts';

/** Leaves the verdict to a colleague. It is asked once; from then on whoever asked cannot decide. */
export function askSecondLook(
  { db, clock }: ActDeps,
  { userId }: SignedInActor,
  { uuid, note }: { uuid: string; note: string },
): Promise<Result<{ asked: true }>> {
  return transact(db, async (tx) => {
    const opened = await openCase(tx, uuid);
    if (!opened.ok) return opened;
    const { kind, secondLook } = opened.value;
    if (secondLook) return fail('inquiry.not_allowed', 'A second look was already requested.');
    await insertSecondLook(tx, { inquiryUuid: uuid, kind, askedBy: userId, note, askedAt: clock.now() });
    return ok({ asked: true });
  });
}
