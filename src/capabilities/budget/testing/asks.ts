import { createRouterClient } from '@orpc/server';
import { coupleBookings } from '#capabilities/bookings/testing/couple-bookings.ts';
import { letter, type TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { testContext } from '#platform/testing/request-context.ts';
import type { BudgetWorld, Spender } from './budget-world.ts';

/** An inquiry of a couple to a vendor. */
export type Ask = { vendor: TestVendor; uuid: string };

/** An offer that holds for the year of the tests, unless they say until when. */
export async function offer(
  { vendor, uuid }: Ask,
  amountCents: number,
  validUntil: string | null = '2027-01-01',
): Promise<string> {
  const message = letter();
  const quote = { amountCents, includes: '', validUntil, lines: [], depositCents: null };
  await vendor.owner.inquiries.reply({ uuid, ...message, quote });
  return message.requestUuid;
}

/** What the couple notes with its bookings. */
export function bookingsOf(world: BudgetWorld, { actor }: Spender) {
  const context = testContext({ actor, clock: world.clock });
  return createRouterClient(coupleBookings(world), { context });
}

/** A booking about which nothing is noted but money. */
export const NO_NOTES = {
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  contractSignedOn: null,
  note: '',
};
