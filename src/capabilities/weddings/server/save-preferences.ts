import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountPreference, PreferencesSave } from '../contract/preferences.contract.ts';
import { enterWedding } from './enter-wedding.ts';
import { readPreferences } from './list-preferences.ts';
import { upsertPreference } from './preferences.store.ts';
import { weddingTopic } from './wedding-topic.ts';

/** The couple's answers, for both partners. Where a key is named twice, the last answer counts. */
export function savePreferences(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { accountPreferences, source, ctaPlacement }: PreferencesSave,
): Promise<Result<AccountPreference[]>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'edit-preferences');
    if (!entered.ok) return entered;
    const { membership } = entered.value;
    const { weddingId } = membership;
    const now = clock.now();
    const origin = { source: source ?? null, ctaPlacement: ctaPlacement ?? null };
    for (const { key, enabled } of accountPreferences) {
      const answer = { enabled, promptedAt: now, answeredAt: now };
      await upsertPreference(tx, { weddingId, key, ...answer, ...origin });
    }
    await publishLive(tx, weddingTopic(weddingId), { kind: 'preferences' });
    return ok(await readPreferences(tx, membership, now));
  });
}
