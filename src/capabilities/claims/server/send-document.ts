import { ok, type Result } from '#base/result.ts';
import { inspectAttachment, keepAttachment } from '#capabilities/media/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { ClaimPage } from '../contract/claim.contract.ts';
import { documentKey } from './document-files.ts';
import { presentClaimPage } from './present-claim.ts';
import { listingUnknown, reachListing } from './reach-listing.ts';
import { settleClaim } from './settle-claim.ts';
import { insertClaim, updateClaim } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log' | 'events' | 'publicUrl'>;
type Sent = { uuid: string; name: string; content: Uint8Array };

/** A paper that staff looks at. Its file lies there before the claim says so: staff never opens one that is missing. */
export async function sendDocument(
  deps: Deps,
  actor: SignedInActor,
  { uuid, name, content }: Sent,
): Promise<Result<ClaimPage>> {
  const { db, clock } = deps;
  const inspected = await inspectAttachment(deps, name, content);
  if (!inspected.ok) return inspected;
  const { attachment } = inspected.value;
  return transact(db, async (tx): Promise<Result<ClaimPage>> => {
    const reached = await reachListing(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { listing, live } = reached.value;
    const now = clock.now();
    const id = live?.id ?? clock.uuid();
    const { userId } = actor;
    const paper = {
      method: 'DOCUMENT' as const,
      documentName: attachment.name,
      documentType: attachment.mediaType,
      codeHash: null,
    };
    const place = { id, storefrontId: listing.id, userId, createdAt: now, state: 'OPEN' as const };
    const claim = live ? await updateClaim(tx, id, paper) : await insertClaim(tx, { ...place, ...paper });
    await settleClaim(tx, deps, listing, claim);
    const page = await presentClaimPage(tx, uuid, { userId, now });
    if (!page) return listingUnknown();
    // Last: of a claim that could not be written no file stays behind.
    await keepAttachment(deps, {
      key: documentKey(id),
      mediaType: attachment.mediaType,
      content: inspected.value.content,
    });
    return ok(page);
  });
}
