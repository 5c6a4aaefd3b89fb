import type pg from 'pg';
import { copyBookings } from '#capabilities/bookings/server/index.ts';
import { DEMO_PEOPLE } from '#capabilities/identity/demo.ts';
import type { DemoCouple } from '#capabilities/inquiries/demo/demo-people.ts';
import { planInquiries } from '#capabilities/inquiries/demo/plan-inquiries.ts';
import { copyInquiries, findDemoCouple, listDemoVendors } from '#capabilities/inquiries/server/index.ts';
import { planSavedReplies } from '#capabilities/leads/demo/plan-saved-replies.ts';
import { copySavedReplies, countAllLeads } from '#capabilities/leads/server/index.ts';
import { PINNED_VENUES, SOUGHT_DAY } from '#capabilities/storefronts/demo/pinned-venues.data.ts';
import { copyBookedDays } from '#capabilities/storefronts/server/index.ts';

/** Enough to choose from in every market, and no more in a world of a million. */
const VENDORS = { perShelf: 12, most: 6_000 };

const demoId = (name: string) => DEMO_PEOPLE.find(({ email }) => email.startsWith(`${name}@`))?.id ?? null;

/** What couples and vendors have written to each other, and the days that were booked with it. */
export async function writeCorrespondence(
  client: pg.ClientBase,
  { seed, now, couples }: { seed: string; now: Date; couples: readonly DemoCouple[] },
): Promise<void> {
  const vendors = await listDemoVendors(client, VENDORS);
  const coupleId = demoId('couple');
  const demoVendorId = demoId('vendor');
  const requests = planInquiries({
    seed,
    now,
    couples,
    vendors,
    demoCouple: coupleId ? await findDemoCouple(client, coupleId) : null,
    demoVendorId,
    quietDays: [SOUGHT_DAY],
    keptVendors: Object.values(PINNED_VENUES).map(({ name }) => name),
  });
  await copyInquiries(client, requests);
  await copyBookings(
    client,
    requests.flatMap(({ inquiries }) => inquiries),
  );
  await countAllLeads(client);
  const booked = requests
    .flatMap(({ inquiries }) => inquiries)
    .flatMap(({ state, storefrontId, weddingDate }) =>
      state.status === 'BOOKED' && weddingDate ? [{ storefrontId, day: weddingDate }] : [],
    );
  await copyBookedDays(client, booked);
  const own = vendors.filter(({ owner, publishedAt }) => publishedAt && owner && owner.id === demoVendorId);
  await copySavedReplies(client, planSavedReplies(seed, own), now);
}
