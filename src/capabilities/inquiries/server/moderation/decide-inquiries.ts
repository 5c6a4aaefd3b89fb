import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { DecidedMany } from '../../contract/moderation.contract.ts';
import { takesEffectAt, type Verdict } from '../../rules/verdicts.ts';
import type { ActDeps } from '../take-step.ts';
import { settleVerdictsTask } from '../tasks.ts';
import { inTurn } from './in-turn.ts';
import { openCase } from './open-case.ts';
import { insertVerdict } from './verdicts.store.ts';

/** The queue's own clock may be a little behind ours; the run every minute is the safety net. */
const LATER_MS = 1_000;

function decideOne(
  { db, clock }: ActDeps,
  { userId }: SignedInActor,
  { uuid, verdict }: { uuid: string; verdict: Verdict },
): Promise<Result<unknown>> {
  return transact(db, async (tx) => {
    const opened = await openCase(tx, uuid);
    if (!opened.ok) return opened;
    const { kind, secondLook } = opened.value;
    if (secondLook?.askedBy === userId)
      return fail('inquiry.needs_second_person', 'You asked for a second look, so someone else decides.');
    const decidedAt = clock.now();
    const effective = takesEffectAt(decidedAt);
    await insertVerdict(tx, {
      uuid: clock.uuid(),
      inquiryUuid: uuid,
      kind,
      verdict,
      decidedBy: userId,
      decidedAt,
      takesEffectAt: effective,
      state: 'WAITING',
    });
    await enqueueJob(
      tx,
      settleVerdictsTask,
      {},
      { jobKey: `settle:${uuid}`, runAt: new Date(effective.getTime() + LATER_MS) },
    );
    return ok(uuid);
  });
}

/** One verdict about many. Nothing leaves the house until it can no longer be undone. */
export function decideInquiries(
  deps: ActDeps,
  actor: SignedInActor,
  { uuids, verdict }: { uuids: string[]; verdict: Verdict },
): Promise<DecidedMany> {
  return inTurn(uuids, (uuid) => decideOne(deps, actor, { uuid, verdict }));
}
