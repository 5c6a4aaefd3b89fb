import { fail, ok, type Result } from '#base/result.ts';
import { giveCredits } from '#capabilities/credits/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { CreditGrant } from '../contract/support-credits.contract.ts';
import { needsSecondPerson } from '../rules/grant-rules.ts';
import {
  findGrantView,
  findListing,
  type GrantRow,
  type GrantView,
  insertGrant,
  lockGrant,
  updateGrant,
} from './grants.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'log'>;

export function presentGrant(
  { grant, listing, proposer, decider }: GrantView,
  { userId }: SignedInActor,
): CreditGrant {
  const { id, credits, reason, state, proposedBy, proposedAt, decidedAt } = grant;
  return {
    ...{ id, credits, reason, state, proposedBy: proposer, decidedBy: decider },
    ...{ listingName: listing.name, storefrontUuid: listing.uuid },
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    canDecide: state === 'PROPOSED' && proposedBy !== userId,
  };
}

const gone = () => fail('grant.no_listing', 'We can’t find this listing.');

async function answer(tx: Tx, actor: SignedInActor, id: string): Promise<Result<CreditGrant>> {
  const view = await findGrantView(tx, id);
  return view ? ok(presentGrant(view, actor)) : gone();
}

/** The grant is its own key: given once, however often somebody tries. */
async function give(
  tx: Tx,
  { clock, log }: Deps,
  actor: SignedInActor,
  { id, storefrontId, credits, reason }: GrantRow,
): Promise<Result<void>> {
  const view = await findGrantView(tx, id);
  if (!view) return gone();
  const given = await giveCredits(
    tx,
    { clock },
    {
      storefront: { id: storefrontId, uuid: view.listing.uuid },
      ...{ credits, key: `grant:${id}`, reference: { kind: 'credit-grant', id }, by: actor },
      staffNote: reason,
    },
  );
  if (!given.ok) return given;
  const { transferId } = given.value;
  await updateGrant(tx, id, {
    state: 'GRANTED',
    decidedBy: actor.userId,
    decidedAt: clock.now(),
    transferId,
  });
  log.info({ grantId: id, storefrontId, credits, userId: actor.userId }, 'staff gave credits');
  return ok(undefined);
}

type Wish = { storefrontUuid: string; credits: number; reason: string; key: string };

/** At once, or where it is much, when a second person agrees. */
export function grantCredits(
  deps: Deps,
  actor: SignedInActor,
  { storefrontUuid, credits, reason, key: id }: Wish,
): Promise<Result<CreditGrant>> {
  return transact(deps.db, async (tx): Promise<Result<CreditGrant>> => {
    const listing = await findListing(tx, storefrontUuid);
    if (!listing) return gone();
    const grant = await insertGrant(tx, {
      ...{ id, storefrontId: listing.id, credits, reason, state: 'PROPOSED' },
      ...{ proposedBy: actor.userId, proposedAt: deps.clock.now() },
    });
    if (grant && !needsSecondPerson(credits)) {
      const given = await give(tx, deps, actor, grant);
      if (!given.ok) return given;
    }
    return answer(tx, actor, id);
  });
}

/** A second press of the same person, on the same button. */
function isRepeated(
  { state, decidedBy }: GrantRow,
  { userId }: SignedInActor,
  verdict: 'GRANT' | 'REFUSE',
): boolean {
  return decidedBy === userId && state === (verdict === 'GRANT' ? 'GRANTED' : 'REFUSED');
}

/** Once, and not by whoever proposed it. */
export function decideGrant(
  deps: Deps,
  actor: SignedInActor,
  { id, verdict }: { id: string; verdict: 'GRANT' | 'REFUSE' },
): Promise<Result<CreditGrant>> {
  return transact(deps.db, async (tx): Promise<Result<CreditGrant>> => {
    const grant = await lockGrant(tx, id);
    if (grant?.proposedBy === actor.userId)
      return fail('grant.needs_second_person', 'You proposed this, so someone else decides.');
    if (grant && isRepeated(grant, actor, verdict)) return answer(tx, actor, id);
    if (grant?.state !== 'PROPOSED')
      return fail('grant.decided_already', 'Somebody has decided this already.');
    if (verdict === 'GRANT') {
      const given = await give(tx, deps, actor, grant);
      if (!given.ok) return given;
    } else {
      const decision = { decidedBy: actor.userId, decidedAt: deps.clock.now(), transferId: null };
      await updateGrant(tx, id, { state: 'REFUSED', ...decision });
    }
    return answer(tx, actor, id);
  });
}
