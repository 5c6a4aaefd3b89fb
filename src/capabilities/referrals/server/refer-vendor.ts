import { fail, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { Refer, ReferralStanding } from '../contract/referrals.contract.ts';
import { MOST_MAILS, referralExpiry } from '../rules/referral-states.ts';
import { referralMail } from './mails.ts';
import { checkAddress, reachReferrer } from './reach-referrer.ts';
import { readStanding } from './read-standing.ts';
import { tellReferralsChanged } from './referral-topic.ts';
import { countMailsTo, insertReferral, isWaiting } from './referrals.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

function alreadySent(message: string) {
  return fail('referral.already_sent', message, { fields: { email: message } });
}

/** One mail to somebody who may never have heard of us. */
export function referVendor(
  deps: Deps,
  actor: SignedInActor,
  { uuid, email, businessName }: Refer,
): Promise<Result<ReferralStanding>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx): Promise<Result<ReferralStanding>> => {
    const reached = await reachReferrer(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { storefront, colleague } = reached.value;
    if (await isWaiting(tx, storefront.id, email)) {
      return alreadySent('You’ve already invited this address. You can resend it below.');
    }
    const welcome = await checkAddress(tx, deps, storefront.id, email);
    if (!welcome.ok) return welcome;
    if ((await countMailsTo(tx, storefront.id, email)) >= MOST_MAILS) {
      return alreadySent('You’ve already written to this address. Share your link instead.');
    }
    const [now, token, id] = [clock.now(), clock.token(), clock.uuid()];
    await insertReferral(tx, {
      ...{ id, storefrontId: storefront.id, way: 'MAIL', email, businessName, status: 'SENT' },
      ...{ tokenHash: hashToken(token), invitedBy: actor.userId, createdAt: now, changedAt: now },
      ...{ sentAt: now, sendCount: 1, expiresAt: referralExpiry(now) },
    });
    const { name: storefrontName, cityName } = colleague;
    await queueMail(
      tx,
      clock,
      referralMail({ key: `referral:${id}:1`, to: email, storefrontName, cityName, token, publicUrl }),
    );
    await tellReferralsChanged(tx, storefront.id);
    return readStanding(tx, deps, actor, uuid);
  });
}
