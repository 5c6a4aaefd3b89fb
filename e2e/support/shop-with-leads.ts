import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { offerCredits } from '../../src/capabilities/credits/server/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { atDatabase } from './at-database.ts';
import { signUpConfirmed } from './couples.ts';
import { skipTextMessageQuestion } from './demo-people.ts';
import { type NewListing, newListing } from './new-listing.ts';
import { csrf } from './people.ts';

const API = '/web-marketplace-api/v1';
const WEDDING_DAY = `${new Date().getFullYear() + 1}-09-18`;

/** A new vendor's published listing, that an offer of free credits may wait for. */
export async function openShop(context: BrowserContext, firstName: string, offered = 0): Promise<NewListing> {
  const listing = await newListing(context, firstName);
  await skipTextMessageQuestion(context);
  await atDatabase(async (db) => {
    const { rows } = await db.$client.query<{ id: number }>(
      "update storefronts set published_at = now(), publication_status = 'ACCEPTED' where uuid = $1 returning id",
      [listing.uuid],
    );
    const storefrontId = rows[0]?.id ?? 0;
    if (offered > 0) await offerCredits(db, { clock: systemClock }, { storefrontId, amount: offered });
  });
  return listing;
}

/** A couple that has just written to the listing, and nothing else. */
export async function writeTo(
  browser: Browser,
  { uuid }: NewListing,
  names: readonly [string, string],
): Promise<void> {
  const context = await browser.newContext();
  await signUpConfirmed(await context.newPage(), names, WEDDING_DAY);
  const answer = await context.request.post(`${API}/inquiry`, {
    headers: await csrf(context),
    data: {
      ...{ requestUuid: randomUUID(), storefrontUuids: [uuid], events: ['day-of'] },
      ...{ weddingDate: WEDDING_DAY, flexible: false, guestCount: 120, cityId: null, location: 'Hudson, NY' },
      ...{ budgetMinCents: 200_000, budgetMaxCents: 400_000, optionIds: [] },
      message: 'We would love flowers from your meadow. Are you free?',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await context.close();
}
