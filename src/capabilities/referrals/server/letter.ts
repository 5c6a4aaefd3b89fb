import { fail, ok, type Result } from '#base/result.ts';
import { type Colleague, findColleague } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { hashToken } from '#platform/hash-token.ts';
import { referralStatusAt } from '../rules/referral-states.ts';
import { findByToken, type ReferralRow } from './referrals.store.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Who refers, and the mail it came by; none where a link was passed on. */
export type Letter = { referrer: Colleague; referral: ReferralRow | undefined; isOpen: boolean };

/** Behind a listing's own uuid is the link that it passes on, behind anything else a mail. */
export async function openLetter(tx: Tx, token: string, now: Date): Promise<Result<Letter>> {
  const missing = () => fail('referral.not_found', 'We couldn’t find this invitation.');
  if (UUID.test(token)) {
    const referrer = await findColleague(tx, token);
    return referrer ? ok({ referrer, referral: undefined, isOpen: true }) : missing();
  }
  const found = await findByToken(tx, hashToken(token));
  // Whoever is no longer published refers nobody.
  const referrer = found && (await findColleague(tx, found.storefrontUuid));
  if (!found || !referrer) return missing();
  const { referral } = found;
  return ok({ referrer, referral, isOpen: referralStatusAt(referral, now) === 'SENT' });
}
