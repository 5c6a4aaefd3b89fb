import { ok, type Result } from '#base/result.ts';
import { sumRefunded } from '#capabilities/credits/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { LeadCosts } from '../../contract/lead-costs.contract.ts';
import { countCosts } from './lead-costs.store.ts';

const DAYS = 90;

/** What leads cost a listing of late, so that packs and plans can be weighed against each other. */
export async function readLeadCosts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<LeadCosts>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const { id } = entered.value.storefront;
  const since = new Date(clock.now().getTime() - DAYS * 86_400_000);
  const { leads, credits } = await countCosts(db, id, since);
  const creditsPerLead = credits === null ? null : Math.round(credits * 10) / 10;
  return ok({ days: DAYS, leads, creditsPerLead, ...(await sumRefunded(db, id, since)) });
}
