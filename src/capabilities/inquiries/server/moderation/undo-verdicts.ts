import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { DecidedMany } from '../../contract/moderation.contract.ts';
import { inquiryMissing } from '../policy.ts';
import { lockInquiry } from '../store.ts';
import type { ActDeps } from '../take-step.ts';
import { inTurn } from './in-turn.ts';
import { findWaitingVerdict, settleVerdict } from './verdicts.store.ts';

function undoOne(
  { db, clock }: ActDeps,
  { userId }: SignedInActor,
  inquiryUuid: string,
): Promise<Result<unknown>> {
  return transact(db, async (tx) => {
    if (!(await lockInquiry(tx, inquiryUuid))) return inquiryMissing();
    const now = clock.now();
    const waiting = await findWaitingVerdict(tx, inquiryUuid);
    if (!waiting || waiting.takesEffectAt <= now)
      return fail('inquiry.not_allowed', 'It’s too late to undo this one.');
    if (waiting.decidedBy !== userId)
      return fail('inquiry.not_allowed', 'Only the person who decided can undo it.');
    await settleVerdict(tx, waiting.uuid, { state: 'UNDONE', at: now });
    return ok(inquiryUuid);
  });
}

/** Takes one's own verdicts back: what was undone is told to nobody. */
export function undoVerdicts(
  deps: ActDeps,
  actor: SignedInActor,
  { uuids }: { uuids: string[] },
): Promise<DecidedMany> {
  return inTurn(uuids, (uuid) => undoOne(deps, actor, uuid));
}
