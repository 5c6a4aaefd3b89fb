import type { Tx } from '#platform/database/database.ts';
import { inquiryFoundSpam } from '../../events.ts';
import { eachInTurn } from '../each-in-turn.ts';
import { releaseInquiry } from '../sending/release-inquiry.ts';
import type { InquiryRow } from '../store.ts';
import { type ActDeps, takeStep } from '../take-step.ts';
import { decideReport } from './moderation.store.ts';
import { caseKind } from './open-case.ts';
import { findWaitingVerdict, listDueVerdicts, settleVerdict, type VerdictRow } from './verdicts.store.ts';

/** What is held goes on its way or ends before a vendor sees it; a report is turned down or upheld. */
async function apply(tx: Tx, deps: ActDeps, inquiry: InquiryRow, { kind, verdict }: VerdictRow) {
  if (kind === 'REPORTED') {
    const found = verdict === 'APPROVE' ? 'GENUINE' : 'SPAM';
    return decideReport(tx, { inquiryUuid: inquiry.uuid, verdict: found, at: deps.clock.now() });
  }
  const step =
    verdict === 'APPROVE'
      ? await releaseInquiry(tx, deps, inquiry, 'STAFF')
      : await takeStep(tx, deps, inquiry, { action: 'reject', side: 'STAFF' });
  return step.ok;
}

/** Does what staff decided and nobody can undo any more. What was overtaken meanwhile, as by a couple that withdrew, lapses. */
export async function settleVerdicts(deps: ActDeps): Promise<void> {
  const now = deps.clock.now();
  await eachInTurn(
    deps,
    (tx, limit) => listDueVerdicts(tx, now, limit),
    async (tx, inquiry) => {
      const waiting = await findWaitingVerdict(tx, inquiry.uuid);
      if (!waiting || waiting.takesEffectAt > now) return;
      const isOpen = (await caseKind(tx, inquiry)) === waiting.kind;
      const isDone = isOpen && (await apply(tx, deps, inquiry, waiting));
      await settleVerdict(tx, waiting.uuid, { state: isDone ? 'DONE' : 'LAPSED', at: now });
      const { uuid: inquiryUuid, weddingId } = inquiry;
      if (isDone && waiting.verdict !== 'APPROVE')
        await deps.events.emit(tx, inquiryFoundSpam, { inquiryUuid, weddingId });
    },
  );
}
