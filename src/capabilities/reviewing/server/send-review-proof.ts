import { ok, type Result } from '#base/result.ts';
import { inspectAttachment, keepAttachment } from '#capabilities/media/server/index.ts';
import { insertReview } from '#capabilities/reviews/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnReview } from '../contract/own-review.contract.ts';
import type { ProofKind } from '../rules/proof-kinds.ts';
import { saveCase } from './cases.store.ts';
import { presentOwnReview } from './present-own-review.ts';
import { proofKey } from './proof-files.ts';
import { demandWritable, reachOwnReview } from './reach-own-review.ts';
import { readOwnReview } from './read-own-review.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log' | 'events'>;
type Sent = { uuid: string; kind: ProofKind; name: string; content: Uint8Array };

/** A paper that staff alone sees, until it has decided. A review that is not begun yet begins with it. */
export async function sendReviewProof(
  deps: Deps,
  actor: SignedInActor,
  { uuid, kind, name, content }: Sent,
): Promise<Result<OwnReview>> {
  // Nobody's file is looked at who may not write.
  const allowed = await readOwnReview(deps, actor, uuid);
  if (!allowed.ok) return allowed;
  const inspected = await inspectAttachment(deps, name, content);
  if (!inspected.ok) return inspected;
  const { attachment } = inspected.value;
  return transact(deps.db, async (tx): Promise<Result<OwnReview>> => {
    const reached = await reachOwnReview(tx, actor, uuid);
    if (!reached.ok) return reached;
    const writable = await demandWritable(tx, deps, reached.value);
    if (!writable.ok) return writable;
    const { listing, weddingId, weddingDate, names } = reached.value;
    const place = { weddingId, storefrontId: listing.id, authorId: actor.userId, status: 'NEW' as const };
    const words = { authorName: names, title: '', text: '', serviceDate: weddingDate };
    const review =
      reached.value.review ?? (await insertReview(tx, { uuid: deps.clock.uuid(), ...place, ...words }));
    await saveCase(tx, review.id, {
      proofKind: kind,
      proofName: attachment.name,
      proofType: attachment.mediaType,
      proofDeletedAt: null,
    });
    const answer = await presentOwnReview(tx, deps, { ...reached.value, review });
    // Last: of a row that could not be written no file stays behind.
    await keepAttachment(deps, {
      key: proofKey(review.uuid),
      mediaType: attachment.mediaType,
      content: inspected.value.content,
    });
    return ok(answer);
  });
}
