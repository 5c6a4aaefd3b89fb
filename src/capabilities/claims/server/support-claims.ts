import { fail, ok, type Result } from '#base/result.ts';
import { countSubmittedReviews } from '#capabilities/reviews/server/index.ts';
import {
  findClaimable,
  listStorefrontMembers,
  lockStorefronts,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { ClaimCase } from '../contract/support-claims.contract.ts';
import { claimMachine, hasEvidence, mayGrant } from '../rules/claim-states.ts';
import { grantClaim } from './grant-claim.ts';
import { refusedMail } from './mails.ts';
import { presentCase } from './present-case.ts';
import { evidenceOf, listingUnknown } from './reach-listing.ts';
import { type ClaimView, findClaimView, listDecided, listLive, listRivals, updateClaim } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;

/** With what is known besides; undefined where the listing has left the public pages. */
async function readCase(tx: Tx, view: ClaimView, now: Date): Promise<ClaimCase | undefined> {
  const listing = await findClaimable(tx, view.storefrontUuid);
  if (!listing) return undefined;
  const rivals = (await listRivals(tx, view.claim)).filter((rival) => hasEvidence(evidenceOf(rival)));
  return presentCase({
    view,
    listing,
    now,
    members: await listStorefrontMembers(tx, listing.id),
    reviewCount: await countSubmittedReviews(tx, listing.id),
    rivals: rivals.length,
  });
}

async function readCases(tx: Tx, views: readonly ClaimView[], now: Date): Promise<ClaimCase[]> {
  const cases = await Promise.all(views.map((view) => readCase(tx, view, now)));
  return cases.filter((one) => one !== undefined);
}

/** Everything with evidence waits; what somebody only began does not. */
export async function listClaims({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const now = clock.now();
  const live = (await listLive(db)).filter(({ claim }) => hasEvidence(evidenceOf(claim)));
  return {
    waiting: await readCases(db, live, now),
    decided: await readCases(db, await listDecided(db), now),
  };
}

type Verdict = { id: string; verdict: 'GRANT' | 'REFUSE'; reason: string };

/** Once, by one of us, with a reason. */
export function decideClaim(
  deps: Deps,
  { userId }: SignedInActor,
  { id, verdict, reason }: Verdict,
): Promise<Result<ClaimCase>> {
  const { db, clock } = deps;
  return transact(db, async (tx): Promise<Result<ClaimCase>> => {
    const seen = await findClaimView(tx, id);
    const listing = seen && (await findClaimable(tx, seen.storefrontUuid));
    if (!listing) return listingUnknown();
    await lockStorefronts(tx, [listing.id]);
    const view = await findClaimView(tx, id);
    if (!view || claimMachine.isFinal(view.claim.state) || !hasEvidence(evidenceOf(view.claim))) {
      return fail('claim.not_found', 'This claim has been decided already.');
    }
    const now = clock.now();
    if (verdict === 'GRANT' && !mayGrant(view.claim, now)) {
      return fail(
        'claim.owner_asked',
        'The owner can still answer. Wait for them, or until their time is up.',
      );
    }
    if (verdict === 'GRANT') await grantClaim(tx, deps, listing, view.claim, { decidedBy: userId, reason });
    else {
      await updateClaim(tx, id, { state: 'REFUSED', decidedAt: now, decidedBy: userId, reason });
      const mail = { key: `claim-refused:${id}`, to: view.claimant.email, listingName: listing.name };
      await queueMail(tx, clock, refusedMail({ ...mail, reason }));
    }
    const after = await findClaimView(tx, id);
    const decided = after && (await readCase(tx, after, now));
    return decided ? ok(decided) : listingUnknown();
  });
}
