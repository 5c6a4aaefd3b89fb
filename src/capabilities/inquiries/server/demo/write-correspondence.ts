import type pg from 'pg';
import { PINNED_VENUES, SOUGHT_DAY } from '#capabilities/storefronts/demo/pinned-venues.data.ts';
import { copyBookedDays, listOwnedIds } from '#capabilities/storefronts/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import type { DemoVendor } from '../../demo/demo-vendor.ts';
import { planInquiries } from '../../demo/plan-inquiries.ts';
import { planQuoteSheets } from '../../demo/plan-quote-sheet.ts';
import type { PlannedRequest } from '../../demo/plan-request.ts';
import { copyQuotes } from './quotes.store.ts';
import { copyVerdicts } from './verdicts.store.ts';
import { copyInquiries, findDemoCouple, listDemoVendors } from './world.store.ts';

/** Enough to choose from in every market, and no more in a world of a million. */
const VENDORS = { perShelf: 12, most: 6_000 };

export type Correspondence = { vendors: readonly DemoVendor[]; requests: readonly PlannedRequest[] };

const planned = new WeakMap<DemoWorld, Promise<Correspondence>>();

/** What couples and vendors of this world write to each other; planned once for all whose part follows from it. */
export function demoCorrespondence(client: pg.ClientBase, world: DemoWorld): Promise<Correspondence> {
  const known = planned.get(world) ?? planCorrespondence(client, world);
  planned.set(world, known);
  return known;
}

async function planCorrespondence(client: pg.ClientBase, world: DemoWorld): Promise<Correspondence> {
  const vendors = await listDemoVendors(client, VENDORS);
  const requests = planInquiries({
    ...world,
    vendors,
    demoCouple: world.coupleUserId ? await findDemoCouple(client, world.coupleUserId) : null,
    demoVendorId: world.vendorUserId,
    planListingIds: world.plansUserId ? await listOwnedIds(client, world.plansUserId) : [],
    quietDays: [SOUGHT_DAY],
    keptVendors: Object.values(PINNED_VENUES).map(({ name }) => name),
  });
  return { vendors, requests };
}

/** Writes it down, with the days that were booked by it. */
export async function writeCorrespondence(client: pg.ClientBase, world: DemoWorld): Promise<void> {
  const { requests } = await demoCorrespondence(client, world);
  await copyInquiries(client, requests);
  const inquiries = requests.flatMap((each) => each.inquiries);
  await copyVerdicts(client, inquiries);
  await copyQuotes(client, inquiries.flatMap(planQuoteSheets));
  const booked = inquiries.flatMap(({ state, storefrontId, weddingDate }) =>
    state.status === 'BOOKED' && weddingDate ? [{ storefrontId, day: weddingDate }] : [],
  );
  await copyBookedDays(client, booked);
}
