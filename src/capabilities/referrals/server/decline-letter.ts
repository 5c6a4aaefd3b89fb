import { fail, ok, type Result } from '#base/result.ts';
import { lockStorefronts } from '#capabilities/storefronts/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { Platform } from '#platform/platform.ts';
import { referralMachine, referralStatusAt } from '../rules/referral-states.ts';
import { tellReferralsChanged } from './referral-topic.ts';
import { findByToken, updateReferral } from './referrals.store.ts';

type Answer = Result<{ declined: true }>;

/** Whoever has the mail can end such mail, also when its link is over; pressed twice it is done once. */
export function declineLetter({ db, clock }: Pick<Platform, 'db' | 'clock'>, token: string): Promise<Answer> {
  return transact(db, async (tx): Promise<Answer> => {
    const before = await findByToken(tx, hashToken(token));
    if (before) await lockStorefronts(tx, [before.referral.storefrontId]);
    const referral = (await findByToken(tx, hashToken(token)))?.referral;
    if (!referral) return fail('referral.not_found', 'We couldn’t find this invitation.');
    const now = clock.now();
    const status = referralStatusAt(referral, now);
    if (status === 'DECLINED') return ok({ declined: true });
    const next = referralMachine.next(status, 'decline');
    if (!next) return fail('referral.not_open', 'This invitation has already been answered.');
    await updateReferral(tx, referral.id, { status: next, changedAt: now });
    await tellReferralsChanged(tx, referral.storefrontId);
    return ok({ declined: true });
  });
}
