import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { z } from 'zod';
import { refreshSearch } from '#capabilities/search/server/index.ts';
import { openListing, openTown, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { transact } from '#platform/database/transact.ts';
import { CONTRACT_CALLS, type ContractCall } from '../contract-calls.ts';
import { fillPath } from './fill-path.ts';
import { inputSchemaOf } from './input-schema.ts';
import { exampleFields, sampleValue, UNKNOWN_UUID } from './sample-input.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { signUpCouple, signUpSupport, signUpVendor, type TestPerson } from './test-people.ts';
import { type TableWatch, watchTables } from './watch-tables.ts';

/** Ends the session it is called with. */
const SPECIAL = new Set(['identity.auth.signOut']);
const writes = CONTRACT_CALLS.filter(({ method, name }) => method !== 'GET' && !SPECIAL.has(name));

/** Someone in the middle of things: `inquiryUuid` is one they have a part in, if they can have any. */
type Player = TestPerson & { inquiryUuid: string };
type Part = 'newcomer' | 'planner' | 'vendor' | 'support';

let app: TestApp;
let watch: TableWatch;
let listing: TestListing;
const onStage = new Map<Part, Player>();

beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
  listing = await openListing(app);
  await transact(app.platform.db, (tx) => refreshSearch(tx, [listing.id], app.clock.now()));
  watch = await watchTables(app.platform.db);
});
afterAll(() => app.close());

const query = (text: string, values: unknown[]) => app.platform.db.$client.query(text, values);

/** A couple with a wedding, and an inquiry that has reached the vendor. */
async function openPlanner(): Promise<Player> {
  const person = await signUpCouple(app);
  await query('update users set email_verified = true where id = $1', [person.userId]);
  const sent = await person.browser.call<{ inquiries: { uuid: string }[] }>(
    'POST',
    '/web-marketplace-api/v1/inquiry',
    sampleInput('inquiries.send', { ...person, inquiryUuid: UNKNOWN_UUID }, false),
  );
  expect(sent.status, sent.text).toBe(200);
  await app.runJobs();
  return { ...person, inquiryUuid: sent.body.inquiries[0]?.uuid ?? '' };
}

async function openVendor(): Promise<Player> {
  const { inquiryUuid } = await openPlanner();
  const person = await signUpVendor(app);
  await query(`insert into storefront_members values ($1, $2, 'OWNER', now())`, [listing.id, person.userId]);
  return { ...person, inquiryUuid };
}

const OPEN: Record<Part, () => Promise<Player>> = {
  newcomer: async () => ({ ...(await signUpCouple(app)), inquiryUuid: UNKNOWN_UUID }),
  planner: openPlanner,
  vendor: openVendor,
  support: async () => ({ ...(await signUpSupport(app)), inquiryUuid: (await openPlanner()).inquiryUuid }),
};

function partsOf({ access }: ContractCall['meta']): Part[] {
  if (access === 'vendor' || access === 'support') return [access];
  return ['newcomer', 'planner'];
}

/** Whoever has shown the second factor, so that it is the use case that refuses. */
async function enter(part: Part): Promise<Player> {
  const known = onStage.get(part);
  if (known) return known;
  const player = await OPEN[part]();
  await query(`update sessions set stepped_up_until = now() + interval '1 hour' where user_id = $1`, [
    player.userId,
  ]);
  onStage.set(part, player);
  await watch.lookAgain();
  return player;
}

/** What was accepted may have changed the session, begun a wedding or moved the inquiry: then the next one begins afresh. */
async function isFit(part: Part, { browser, userId, inquiryUuid }: Player): Promise<boolean> {
  const account = await browser.call('GET', '/web-api/v1/account');
  const { rows } = await query(
    `select (select count(*)::int from wedding_members where user_id = $1) as weddings,
       (select status from inquiries where uuid = $2 and wedding_id is not null) as inquiry`,
    [userId, inquiryUuid],
  );
  if (account.body.userId !== userId) return false;
  return part === 'newcomer' ? rows[0]?.weddings === 0 : rows[0]?.inquiry === 'READY';
}

function sampleInput(name: string, player: Player, isOptionalGiven: boolean): unknown {
  const schema = inputSchemaOf(name);
  if (!schema) return undefined;
  const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const sample = sampleValue(jsonSchema as Parameters<typeof sampleValue>[0], {
    fields: exampleFields({ listingUuid: listing.uuid, inquiryUuid: player.inquiryUuid }),
    isOptionalGiven,
  });
  const read = schema.safeParse(sample);
  expect(read.error?.issues, `Add an example for a field of ${name}`).toBeUndefined();
  return sample;
}

/** The path names a real record where the player may act on it, and an unknown one elsewhere. */
function addressFor({ path }: ContractCall, { inquiryUuid }: Player): string {
  const isOfInquiry = /\/(inquiry|inquiries)\/\{uuid\}/.test(path);
  return fillPath(path, { inquiryUuid, action: 'accept', ...(isOfInquiry && { uuid: inquiryUuid }) });
}

async function attempt(call: ContractCall, player: Player, isOptionalGiven: boolean) {
  const { method, meta } = call;
  const url = addressFor(call, player);
  if (!meta.fileBytes)
    return player.browser.call(method, url, sampleInput(call.name, player, isOptionalGiven));
  const headers = {
    'x-csrf-token': await player.browser.csrfToken(),
    'content-type': 'application/octet-stream',
  };
  return player.browser.send({ method, url, headers, payload: 'No file of any kind' });
}

describe('a refused write changes nothing', () => {
  it.each(writes.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (label, call) => {
    // What one call has left behind is not the fault of the next.
    onTestFailed(() => onStage.clear());
    for (const part of partsOf(call.meta)) {
      for (const isOptionalGiven of [true, false]) {
        const player = await enter(part);
        const answer = await attempt(call, player, isOptionalGiven);
        expect(answer.status, answer.text).toBeLessThan(500);
        await watch.expectNoTrace(answer, `${label} by a ${part}`);
        if (answer.status === 200 && !(await isFit(part, player))) onStage.delete(part);
      }
    }
  });
});
