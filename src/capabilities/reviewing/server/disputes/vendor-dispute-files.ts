import { fail, isFailed, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorDispute } from '../../contract/vendor-disputes.contract.ts';
import { type OneReview, reachVendorReview } from '../vendor/reach-vendor-review.ts';
import { queueFileDeletion } from './dispute-files.ts';
import { type DisputeRow, deleteDisputeFile, findDispute } from './disputes.store.ts';
import { keepDisputeFile } from './keep-dispute-file.ts';
import { answerDisputeOf, beginDispute } from './open-dispute.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log'>;

/** The dispute begins with its first file. */
export async function sendDisputeFile(
  deps: Deps,
  actor: SignedInActor,
  { name, content, ...one }: OneReview & { name: string; content: Uint8Array },
): Promise<Result<VendorDispute>> {
  const begin = async (tx: Tx): Promise<Result<DisputeRow>> => {
    const reached = await reachVendorReview(tx, actor, one);
    return reached.ok ? beginDispute(tx, deps, reached.value.review) : reached;
  };
  // Nobody's file is looked at who may not dispute.
  const allowed = await transact(deps.db, (tx) => reachVendorReview(tx, actor, one));
  if (isFailed(allowed)) return allowed;
  return keepDisputeFile(deps, {
    ...{ side: 'VENDOR', name, content },
    reach: async (tx) => {
      const begun = await begin(tx);
      return begun.ok ? ok({ disputeUuid: begun.value.uuid }) : begun;
    },
    answer: async (tx) => {
      const begun = await begin(tx);
      return begun.ok ? ok(await answerDisputeOf(tx, begun.value)) : begun;
    },
  });
}

export function removeDisputeFile(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  { fileUuid, ...one }: OneReview & { fileUuid: string },
): Promise<Result<VendorDispute>> {
  return transact(db, async (tx): Promise<Result<VendorDispute>> => {
    const reached = await reachVendorReview(tx, actor, one);
    if (!reached.ok) return reached;
    const dispute = await findDispute(tx, reached.value.review.id);
    if (!dispute) return fail('dispute.not_found', 'This dispute isn’t there any more.');
    if (dispute.state !== 'BEGUN') {
      return fail('dispute.wrong_state', 'Staff has these files already.');
    }
    const gone = await deleteDisputeFile(tx, { uuid: fileUuid, disputeUuid: dispute.uuid, side: 'VENDOR' });
    if (gone) await queueFileDeletion(tx, [fileUuid]);
    return ok(await answerDisputeOf(tx, dispute));
  });
}
