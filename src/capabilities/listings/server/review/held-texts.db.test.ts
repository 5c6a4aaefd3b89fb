import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { WORDS } from '../../testing/fill-listing.ts';
import { type Editor, type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';

const HELD = `${WORDS} We were on the cover of Bridebook.`;

let world: ListingWorld;
let shop: TestListing;
let owner: Editor;
let sam: Editor;

beforeAll(async () => {
  world = await openListingWorld();
  sam = (await world.addStaff('Sam')).desk;
});
afterAll(() => world.close());
beforeEach(async () => {
  shop = await world.openListing();
  owner = (await world.addMember(shop.id, 'OWNER')).editor;
});

const sectionOf = async () => {
  const { sections } = await owner.getListing({ uuid: shop.uuid });
  const section = sections.find(({ key }) => key === 'description');
  if (!section) throw new Error('No description.');
  return section;
};

async function describeAs(description: string) {
  const { version } = await sectionOf();
  return owner.saveSection({ uuid: shop.uuid, sectionKey: 'description', version, values: { description } });
}

const ask = () => owner.askForLook({ uuid: shop.uuid, sectionKey: 'description' });
const shown = async () =>
  (await world.db.$client.query('select description from storefronts where id = $1', [shop.id])).rows[0]
    ?.description;

async function waiting() {
  const { items } = await sam.listHeldTexts({});
  return items.find(({ uuid }) => uuid === shop.uuid);
}

const which = async () => {
  const item = await waiting();
  return { uuid: shop.uuid, sectionKey: 'description', savedAt: item?.savedAt ?? '' };
};

it('waits for staff once the business asks, with what was found and what stands', async () => {
  await describeAs(WORDS);
  await describeAs(HELD);
  expect(await waiting()).toBeUndefined();
  await ask();
  expect(await waiting()).toMatchObject({
    section: 'description',
    findings: [{ kind: 'competitor', match: 'Bridebook' }],
    problems: [],
    fields: [{ before: WORDS, after: HELD }],
  });
});

it('stands once it is let through, and passes from then on', async () => {
  await describeAs(HELD);
  await ask();
  const held = await which();
  const answers = await Promise.all([
    refusal(sam.releaseHeldText(held)),
    refusal(sam.refuseHeldText({ ...held, reason: 'No names, please.' })),
  ]);
  expect(answers.toSorted()).toEqual(['listing.held_changed', 'not refused']);
});

it('shows what was let through, and lets later texts with it pass', async () => {
  await describeAs(HELD);
  await ask();
  await sam.releaseHeldText(await which());
  expect(await shown()).toBe(HELD);
  expect(await sectionOf()).toMatchObject({ findings: [], askedAt: null, released: ['Bridebook'] });
  await describeAs(`${HELD} Twice!`);
  expect(await shown()).toBe(`${HELD} Twice!`);
  await describeAs(`${HELD} Call 845 555 0134.`);
  expect(await shown()).toBe(`${HELD} Twice!`);
});

it('stays held with the reason, until the business changes it', async () => {
  await describeAs(HELD);
  await ask();
  await sam.refuseHeldText({ ...(await which()), reason: 'No names of other services, please.' });
  expect(await sectionOf()).toMatchObject({ refusal: 'No names of other services, please.', askedAt: null });
  expect(await refusal(ask())).toBe('listing.nothing_held');
  await describeAs(`${HELD} Really.`);
  expect(await sectionOf()).toMatchObject({ refusal: null });
  await ask();
  expect(await waiting()).toBeDefined();
});

it('is not decided about a text that has changed since, nor about an unfinished one', async () => {
  await describeAs(HELD);
  await ask();
  const held = await which();
  world.clock.advance(1000);
  await describeAs(`${HELD} Changed.`);
  expect(await refusal(sam.releaseHeldText(held))).toBe('listing.held_changed');
  await describeAs('Bridebook says hello.');
  await ask();
  expect(await refusal(sam.releaseHeldText(await which()))).toBe('listing.held_unfinished');
});

it('is for staff alone', async () => {
  await describeAs(HELD);
  await ask();
  const held = await which();
  expect(await refusal(owner.listHeldTexts({}))).toBe('forbidden');
  expect(await refusal(owner.releaseHeldText(held))).toBe('forbidden');
  expect(await refusal(owner.refuseHeldText({ ...held, reason: 'Mine.' }))).toBe('forbidden');
});
