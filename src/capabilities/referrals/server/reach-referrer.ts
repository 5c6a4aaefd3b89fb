import { fail, ok, type Result } from '#base/result.ts';
import {
  type Colleague,
  type EnteredStorefront,
  enterLockedStorefronts,
  findColleague,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { MOST_MAILS_A_MONTH, monthBegan } from '../rules/reward.ts';
import { isOwnAddress, teamAddresses } from './own-addresses.ts';
import { countReferrals, isUnwanted } from './referrals.store.ts';

export type Referrer = EnteredStorefront & { colleague: Colleague };

/** The published listing, locked: what is counted of its referrals stays true until the transaction is over. */
export async function reachReferrer(tx: Tx, actor: SignedInActor, uuid: string): Promise<Result<Referrer>> {
  const entered = await enterLockedStorefronts(tx, actor, [uuid], 'manage-credits');
  if (!entered.ok) return entered;
  const [place] = entered.value;
  const colleague = await findColleague(tx, uuid);
  if (!place || !colleague) {
    return fail('referral.not_published', 'You can refer vendors once your listing is published.');
  }
  return ok({ ...place, colleague });
}

/** Whether this business may write to this address once more. Says nothing of who has an account. */
export async function checkAddress(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  storefrontId: number,
  email: string,
): Promise<Result<true>> {
  const refuse = (code: 'referral.own_business' | 'referral.not_wanted', message: string) =>
    fail(code, message, { fields: { email: message } });
  if (isOwnAddress(email, await teamAddresses(tx, storefrontId))) {
    return refuse('referral.own_business', 'This address belongs to your own business.');
  }
  if (await isUnwanted(tx, email)) {
    return refuse('referral.not_wanted', 'We can’t email this address. Share your link instead.');
  }
  const { mailsThisMonth } = await countReferrals(tx, storefrontId, monthBegan(clock.now()));
  if (mailsThisMonth >= MOST_MAILS_A_MONTH) {
    return fail(
      'referral.month_full',
      `You’ve sent ${MOST_MAILS_A_MONTH} emails this month. Share your link instead, or come back next month.`,
    );
  }
  return ok(true);
}
