import { fail, ok, type Result } from '#base/result.ts';
import { becomeVendor, findUser } from '#capabilities/identity/server/index.ts';
import {
  listMembershipsOf,
  lockStorefronts,
  storefrontMembershipOf,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type Letter, openLetter } from './letter.ts';
import { tellOfJoining } from './mails.ts';
import { isOwnAddress, teamAddresses } from './own-addresses.ts';
import { rewardFor } from './read-standing.ts';
import { tellReferralsChanged } from './referral-topic.ts';
import { findReferralOf, insertReferral, lockPerson, updateReferral } from './referrals.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;
type Answer = Result<{ joined: true }>;

const JOINED: Answer = ok({ joined: true });

/** Whoever has a business here already, or works for the one that refers, was not brought in. */
async function checkPerson(
  tx: Tx,
  { userId, email }: SignedInActor,
  referrerId: number,
): Promise<Result<true>> {
  const isTeam = (await storefrontMembershipOf(tx, referrerId, userId)) !== undefined;
  if (isTeam || isOwnAddress(email, await teamAddresses(tx, referrerId))) {
    return fail('referral.own_business', 'This invitation comes from your own business.');
  }
  if ((await listMembershipsOf(tx, userId)).length > 0) {
    return fail('referral.already_member', 'You already have a listing, so there’s nothing to accept.');
  }
  return ok(true);
}

async function join(tx: Tx, deps: Deps, { userId }: SignedInActor, { referrer, referral }: Letter) {
  const now = deps.clock.now();
  const joining = { status: 'JOINED', joinedAt: now, changedAt: now, referredUserId: userId } as const;
  const id = referral?.id ?? deps.clock.uuid();
  if (referral) await updateReferral(tx, id, joining);
  else await insertReferral(tx, { id, storefrontId: referrer.id, way: 'LINK', createdAt: now, ...joining });
  await becomeVendor(tx, userId, now);
  const person = await findUser(tx, userId);
  await tellOfJoining(tx, deps, referrer, {
    referralId: id,
    name: referral?.businessName || (person?.firstName ?? ''),
    reward: await rewardFor(tx, referrer.id),
  });
  await tellReferralsChanged(tx, referrer.id);
}

/** From now on the first listing that this person publishes rewards who referred them. Nobody is brought in twice. */
export function acceptLetter(deps: Deps, actor: SignedInActor, token: string): Promise<Answer> {
  return transact(deps.db, async (tx): Promise<Answer> => {
    const now = deps.clock.now();
    const found = await openLetter(tx, token, now);
    if (!found.ok) return found;
    await lockPerson(tx, actor.userId);
    await lockStorefronts(tx, [found.value.referrer.id]);
    const former = await findReferralOf(tx, actor.userId);
    // It may have been answered or taken back while this call waited.
    const letter = await openLetter(tx, token, now);
    if (former && former.storefrontId === found.value.referrer.id) return JOINED;
    if (!letter.ok) return letter;
    if (former) {
      return fail('referral.already_referred', 'You’ve already joined through another vendor’s invitation.');
    }
    if (!letter.value.isOpen) {
      return fail('referral.not_open', 'This invitation is no longer open. You can still create a listing.');
    }
    const welcome = await checkPerson(tx, actor, letter.value.referrer.id);
    if (!welcome.ok) return welcome;
    await join(tx, deps, actor, letter.value);
    return JOINED;
  });
}
