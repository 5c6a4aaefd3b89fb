import { fail, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReferralStanding } from '../contract/referrals.contract.ts';
import { referralExpiry, type SenderAction, senderActions } from '../rules/referral-states.ts';
import { referralMail } from './mails.ts';
import { checkAddress, reachReferrer } from './reach-referrer.ts';
import { readStanding } from './read-standing.ts';
import { tellReferralsChanged } from './referral-topic.ts';
import { findOwnReferral, updateReferral } from './referrals.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;
type Input = { uuid: string; referralUuid: string };

/** What who sent it does afterwards: a new link in another mail, or the end of the old one. */
function moveReferral(
  deps: Deps,
  actor: SignedInActor,
  { uuid, referralUuid }: Input,
  action: SenderAction,
): Promise<Result<ReferralStanding>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx): Promise<Result<ReferralStanding>> => {
    const reached = await reachReferrer(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { storefront, colleague } = reached.value;
    const referral = await findOwnReferral(tx, storefront.id, referralUuid);
    if (!referral) return fail('referral.not_found', 'We can’t find this referral.');
    const now = clock.now();
    const { id, email, sendCount } = referral;
    if (email === null || !senderActions(referral, now).includes(action)) {
      return fail('referral.not_open', 'This referral has moved on. Reload the page to see where it stands.');
    }
    if (action === 'cancel') {
      await updateReferral(tx, id, { status: 'CANCELED', changedAt: now });
    } else {
      const welcome = await checkAddress(tx, deps, storefront.id, email);
      if (!welcome.ok) return welcome;
      const token = clock.token();
      await updateReferral(tx, id, {
        ...{ status: 'SENT', tokenHash: hashToken(token), sentAt: now, changedAt: now },
        ...{ sendCount: sendCount + 1, expiresAt: referralExpiry(now) },
      });
      const { name: storefrontName, cityName } = colleague;
      const key = `referral:${id}:${sendCount + 1}`;
      await queueMail(
        tx,
        clock,
        referralMail({ key, to: email, storefrontName, cityName, token, publicUrl }),
      );
    }
    await tellReferralsChanged(tx, storefront.id);
    return readStanding(tx, deps, actor, uuid);
  });
}

export const resendReferral = (deps: Deps, actor: SignedInActor, input: Input) =>
  moveReferral(deps, actor, input, 'resend');

export const cancelReferral = (deps: Deps, actor: SignedInActor, input: Input) =>
  moveReferral(deps, actor, input, 'cancel');
