import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestPerson } from '#server/testing/test-people.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const BUILD_MS = 240_000;
// Not merely high ones: a second without a sample counts as an endless delay.
export const NO_LIMITS = { maxEventLoopDelay: 0, maxHeapUsedBytes: 0 };

export async function loadBuild(): Promise<ServerBuild> {
  return import(path.join(ROOT, 'build/server/index.js'));
}

async function ensureBuild(): Promise<void> {
  const tool = path.join(ROOT, 'tools/setup/ensure-build.mjs');
  await ((await import(tool)) as { ensureBuild(): Promise<void> }).ensureBuild();
}

/** The whole product with its own pages, without a browser. Page after page without a pause would be refused on a busy machine. */
export async function openBuiltApp(): Promise<TestApp> {
  await ensureBuild();
  return openTestApp({ loadBuild, loadLimits: NO_LIMITS });
}

export async function beginWedding({ browser }: TestPerson): Promise<void> {
  const answer = await browser.call('PUT', '/web-api/v1/wedding', { guestCount: 90 });
  if (answer.status !== 200) throw new Error(answer.text);
}

export async function workFor(app: TestApp, { userId }: TestPerson, { id }: TestListing): Promise<void> {
  await app.platform.db.$client.query(
    `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'OWNER', now())`,
    [id, userId],
  );
}

/** The inquiry it makes. */
export async function writeTo({ browser }: TestPerson, listing: TestListing): Promise<string> {
  const answer = await browser.call<{ inquiries: { uuid: string }[] }>(
    'POST',
    '/web-marketplace-api/v1/inquiry',
    {
      requestUuid: randomUUID(),
      storefrontUuids: [listing.uuid],
      events: ['day-of'],
      weddingDate: null,
      flexible: true,
      guestCount: 80,
      cityId: 1,
      location: '',
      budgetMinCents: null,
      budgetMaxCents: null,
      optionIds: [],
      message: 'Would you be part of our day?',
    },
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.inquiries[0]?.uuid ?? '';
}
