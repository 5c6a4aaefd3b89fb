import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { DayPlan, VendorInput } from '../../contract/plan.contract.ts';
import { MOST_VENDORS } from '../../rules/vendor-rules.ts';
import { changedMeanwhile, changePlan, type Deps, notThere } from '../change-plan.ts';
import { findVendor, listBooked, listVendors, writeVendor } from './day.store.ts';

export function saveVendor(
  deps: Deps,
  actor: SignedInActor,
  { version, ...vendor }: VendorInput,
): Promise<Result<DayPlan>> {
  return changePlan(deps, actor, 'run-day', async (tx, weddingId) => {
    const found = await findVendor(tx, vendor.uuid);
    if (found && found.weddingId !== weddingId) return notThere();
    const booked = (await listBooked(tx, weddingId)).find(({ uuid }) => uuid === vendor.uuid);
    if (!found && version > 0) return notThere();
    if (found && version !== found.version && !(version === 0 && found.version === 1))
      return changedMeanwhile();
    if (!found && (await listVendors(tx, weddingId)).length >= MOST_VENDORS)
      return fail('day.full', `You can have up to ${MOST_VENDORS} vendors.`);
    await writeVendor(tx, weddingId, {
      ...vendor,
      // What a booked business is called, it says itself.
      name: booked?.name ?? vendor.name,
      inquiryUuid: booked ? booked.uuid : null,
    });
    return ok(undefined);
  });
}
