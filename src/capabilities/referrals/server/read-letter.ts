import { ok, type Result } from '#base/result.ts';
import { proveAddress } from '#capabilities/identity/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReferralLetter } from '../contract/referral-letter.contract.ts';
import { openLetter } from './letter.ts';

/** What a link shows before anyone signs in. */
export async function readLetter(
  { db, clock, secret }: Pick<Platform, 'db' | 'clock' | 'secret'>,
  token: string,
): Promise<Result<ReferralLetter>> {
  const now = clock.now();
  const letter = await openLetter(db, token, now);
  if (!letter.ok) return letter;
  const { referrer, referral, isOpen } = letter.value;
  const category = categoryByNodeId(referrer.taxonomyNodeId);
  if (!category) throw new Error(`A storefront has the unknown category ${referrer.taxonomyNodeId}.`);
  const { name, slug, cityName } = referrer;
  const email = (isOpen && referral?.email) || null;
  return ok({
    isOpen,
    way: referral?.way ?? 'LINK',
    storefront: { name, slug, cityName, taxonomyKey: category.taxonomyKey },
    email,
    addressProof: email && proveAddress(secret, email, now),
  });
}
