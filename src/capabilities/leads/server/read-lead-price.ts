import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { PriceWithInputs } from '../contract/leads.contract.ts';
import { readLead } from './read-lead.ts';

/** What connecting costs, and why: frozen when the lead was delivered. */
export async function readLeadPrice(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<PriceWithInputs>> {
  const lead = await readLead(deps, actor, uuid);
  return lead.ok ? ok({ ...lead.value.price, inputs: lead.value.priceInputs }) : lead;
}
