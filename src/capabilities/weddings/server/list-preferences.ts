import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountPreference } from '../contract/preferences.contract.ts';
import { ACCOUNT_PREFERENCE_KEYS, isRePromptEligible } from '../rules/account-preferences.ts';
import type { Membership } from './policy.ts';
import { listPreferenceRows } from './preferences.store.ts';
import { membershipOf } from './store.ts';

/** All preferences as this person sees them. Only who may answer is asked, so others are never eligible. */
export async function readPreferences(
  tx: Tx,
  membership: Membership | undefined,
  now: Date,
): Promise<AccountPreference[]> {
  const rows = membership ? await listPreferenceRows(tx, membership.weddingId) : [];
  const mayAnswer = membership?.allowed.includes('edit-preferences') ?? false;
  return ACCOUNT_PREFERENCE_KEYS.map((key) => {
    const row = rows.find((each) => each.key === key);
    return {
      key,
      enabled: row?.enabled ?? false,
      rePromptEligible: mayAnswer && isRePromptEligible(row, now),
    };
  });
}

export async function listPreferences(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<AccountPreference[]> {
  return readPreferences(db, await membershipOf(db, actor.userId), clock.now());
}
