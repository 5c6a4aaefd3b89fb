import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listListed } from './people.store.ts';
import { listAllPlans } from './plans.store.ts';
import { readRules } from './rules/read-rules.ts';
import { readState } from './state.store.ts';

/** For the archive of a person: the plans of their wedding, and its rules where they may read those. */
export async function collectSeating(tx: Tx, userId: string) {
  const member = await membershipOf(tx, userId);
  if (!member) return { plans: [], rules: [] };
  const { weddingId, allowed } = member;
  const plans = [];
  for (const plan of await listAllPlans(tx, weddingId)) {
    const { uuid, eventUuid, isCurrent, createdAt, updatedAt, removedAt } = plan;
    plans.push({
      uuid,
      eventUuid,
      isCurrent,
      createdAt,
      updatedAt,
      removedAt,
      ...(await readState(tx, plan)),
    });
  }
  const rules = allowed.includes('see-guests')
    ? await readRules(tx, weddingId, await listListed(tx, weddingId))
    : [];
  return { plans, rules };
}
