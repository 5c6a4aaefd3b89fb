import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Editor, type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';

const WORDS = 'Long tables under the beams, slow food, and a fire outside until the last guest goes. '.repeat(
  3,
);
const MORE = `${WORDS}And breakfast.`;

let world: ListingWorld;
let shop: TestListing;
let owner: Editor;

beforeAll(async () => {
  world = await openListingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  shop = await world.openListing({ taxonomyNodeId: 1 });
  owner = (await world.addMember(shop.id, 'OWNER')).editor;
});

const sectionOf = async (editor: Editor, key: string) => {
  const { sections } = await editor.getListing({ uuid: shop.uuid });
  const section = sections.find((each) => each.key === key);
  if (!section) throw new Error(`No section ${key}.`);
  return section;
};

async function save(editor: Editor, sectionKey: string, values: Record<string, unknown>, version?: number) {
  const section = await sectionOf(editor, sectionKey);
  return editor.saveSection({
    uuid: shop.uuid,
    sectionKey,
    version: version ?? section.version,
    values: { ...section.values, ...values } as typeof section.values,
  });
}

const stored = async (column: string) =>
  (await world.db.$client.query(`select ${column} as value from storefronts where id = $1`, [shop.id]))
    .rows[0]?.value;

describe('saving a section', () => {
  it('stands in the listing, raises the version and the page’s own', async () => {
    const saved = await save(owner, 'description', { description: WORDS });
    expect(saved).toMatchObject({ outcome: 'saved', section: { version: 1, problems: {}, findings: [] } });
    expect(await stored('description')).toBe(WORDS.trim());
    expect(await stored('version')).toBe(2);
    expect(await sectionOf(owner, 'description')).toMatchObject({ version: 1, updatedBy: null });
  });

  it.each([
    ['basics', { name: 'The Barn', travelRadiusMiles: 10, postalCode: '12534' }],
    ['video', { videoLink: 'https://vimeo.com/76979871' }],
    ['social', { web: 'https://barn.example.com', instagram: '@the.barn' }],
    ['background', { languages: ['speaks-spanish'] }],
    ['venue-style', { 'venue-type': ['barn-farm', 'rooftop'], 'venue-service-level': ['raw-space'] }],
    ['prices', { fullStartPriceCents: 820_000, fullEndPriceCents: 990_000, priceRangeVisible: false }],
    ['target-budget', { targetCoupleBudgetMin: 800_000, targetCoupleBudgetMax: 900_000 }],
    ['faqs', { faqs: [{ key: '', question: 'Is there a piano?', answer: 'In the loft.' }] }],
    ['menus', { menus: [{ name: 'Supper', description: '', pricePerPersonCents: 9_500 }] }],
    [
      'spaces',
      {
        spaces: [
          {
            name: 'Loft',
            description: '',
            setting: 'indoor-space',
            seatedCapacity: 90,
            standingCapacity: 120,
          },
        ],
      },
    ],
  ])('gives back what %s was given', async (key, values) => {
    const saved = await save(owner, key, values);
    expect(saved.outcome).toBe('saved');
    const section = await sectionOf(owner, key);
    expect(section.values).toMatchObject(values);
    expect(section.problems).toEqual({});
  });

  it('derives what follows from it: starting price and tier', async () => {
    await save(owner, 'prices', { fullStartPriceCents: 820_000 });
    const { rows } = await world.db.$client.query(
      'select starting_price_cents::int as cents, price_tier as tier from storefront_prices where storefront_id = $1',
      [shop.id],
    );
    expect(rows).toEqual([{ cents: 820_000, tier: 2 }]);
  });

  it('keeps what is wrong or held beside the listing, and loses none of it', async () => {
    await save(owner, 'description', { description: WORDS });
    const held = await save(owner, 'description', { description: `${MORE} Call 845 555 0134.` });
    expect(held).toMatchObject({
      outcome: 'saved',
      section: { version: 2, findings: [{ kind: 'contact' }] },
    });
    expect(await stored('description')).toBe(WORDS.trim());
    const short = await save(owner, 'description', { description: 'Soon.' });
    expect(short).toMatchObject({
      section: { problems: { description: 'Must be at least 200 characters' } },
    });
    expect((await sectionOf(owner, 'description')).values).toEqual({ description: 'Soon.' });
    await save(owner, 'description', { description: MORE });
    expect(await stored('description')).toBe(MORE);
    expect(await sectionOf(owner, 'description')).toMatchObject({ version: 4, problems: {}, findings: [] });
  });

  it('asks staff to look at what is held, and only at that', async () => {
    const ask = () => owner.askForLook({ uuid: shop.uuid, sectionKey: 'description' });
    expect(await refusal(ask())).toBe('listing.nothing_held');
    await save(owner, 'description', { description: `${MORE} As seen on WeddingWire.` });
    expect((await ask()).askedAt).not.toBeNull();
  });

  it('drops what hung on a choice that is no longer made, and can bring it back', async () => {
    shop = await world.openListing({ taxonomyNodeId: 8 });
    owner = (await world.addMember(shop.id, 'OWNER')).editor;
    await save(owner, 'musician-category', { 'musician-category': ['dj'] });
    await save(owner, 'dj', { 'dj-format': ['dj-and-mc'] });
    await save(owner, 'musician-category', { 'musician-category': ['live-band'] });
    expect((await sectionOf(owner, 'dj')).values).toEqual({ 'dj-format': [] });
    const { edits } = await owner.listEdits({ uuid: shop.uuid });
    expect(edits.slice(0, 2).map(({ sectionKey }) => sectionKey)).toEqual(['dj', 'musician-category']);
    for (const { id } of edits.slice(0, 2).toReversed()) await owner.undoEdit({ uuid: shop.uuid, id });
    expect((await sectionOf(owner, 'dj')).values).toEqual({ 'dj-format': ['dj-and-mc'] });
  });

  it('leads an old address to the new one, and refuses one that is taken', async () => {
    const before = String(await stored('slug'));
    const neighbor = await world.openListing({ taxonomyNodeId: 1 });
    const check = (slug: string) => owner.checkSlug({ uuid: shop.uuid, slug });
    expect(await check(neighbor.slug)).toEqual({ available: false });
    expect(await refusal(save(owner, 'basics', { name: 'The Barn', slug: neighbor.slug }))).toBe(
      'storefront.slug_taken',
    );
    expect(await stored('slug')).toBe(before);
    expect(await check('the-barn')).toEqual({ available: true });
    await save(owner, 'basics', { name: 'The Barn', slug: 'the-barn' });
    const { rows } = await world.db.$client.query('select slug from former_slugs where storefront_id = $1', [
      shop.id,
    ]);
    expect(rows).toEqual([{ slug: before }]);
    await save(owner, 'basics', { name: 'The Barn', slug: before });
    const again = await world.db.$client.query('select slug from former_slugs where storefront_id = $1', [
      shop.id,
    ]);
    expect(again.rows).toEqual([{ slug: 'the-barn' }]);
  });
});

describe('two people at once', () => {
  it('whoever began earlier gets the newer section back, and nothing is written over', async () => {
    const { editor: manager } = await world.addMember(shop.id, 'MANAGER', 'Diego');
    await save(owner, 'description', { description: WORDS });
    await save(manager, 'description', { description: MORE });
    const late = await save(owner, 'description', { description: `${WORDS} Mine.` }, 1);
    expect(late).toMatchObject({
      outcome: 'conflict',
      section: { version: 2, values: { description: MORE }, updatedBy: 'Diego' },
    });
    expect(await stored('description')).toBe(MORE);
  });

  it('in different sections never meet', async () => {
    const { editor: manager } = await world.addMember(shop.id, 'MANAGER');
    const saved = await Promise.all([
      save(owner, 'description', { description: WORDS }),
      save(manager, 'video', { videoLink: 'https://vimeo.com/76979871' }),
      save(manager, 'venue-style', { 'venue-type': ['rooftop'] }),
      save(owner, 'background', { languages: ['speaks-spanish'] }),
    ]);
    expect(saved.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'saved', 'saved']);
    expect((await sectionOf(owner, 'venue-style')).values).toMatchObject({ 'venue-type': ['rooftop'] });
    expect((await sectionOf(owner, 'background')).values).toMatchObject({ languages: ['speaks-spanish'] });
  });

  it('of sixteen saves with one version, one is written', async () => {
    const { values } = await sectionOf(owner, 'description');
    const saved = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        owner.saveSection({
          uuid: shop.uuid,
          sectionKey: 'description',
          version: 0,
          values: { ...values, description: `${WORDS}${index}` },
        }),
      ),
    );
    expect(saved.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
    expect((await owner.listEdits({ uuid: shop.uuid })).edits).toHaveLength(1);
  });

  it('the same save sent again is saved once', async () => {
    await save(owner, 'description', { description: WORDS }, 0);
    const again = await save(owner, 'description', { description: WORDS }, 0);
    expect(again).toMatchObject({ outcome: 'saved', section: { version: 1 } });
    expect((await owner.listEdits({ uuid: shop.uuid })).edits).toHaveLength(1);
  });
});

describe('the other user', () => {
  it('cannot read or change another’s listing; viewers and responders look on', async () => {
    const elsewhere = await world.openListing();
    const { editor: other } = await world.addMember(elsewhere.id, 'OWNER');
    expect(await refusal(other.getListing({ uuid: shop.uuid }))).toBe('storefront.not_found');
    const attempt = (editor: Editor) =>
      refusal(
        editor.saveSection({
          uuid: shop.uuid,
          sectionKey: 'description',
          version: 0,
          values: { description: WORDS },
        }),
      );
    expect(await attempt(other)).toBe('storefront.not_found');
    for (const role of ['RESPONDER', 'VIEWER'] as const) {
      const { editor } = await world.addMember(shop.id, role);
      expect(await editor.getListing({ uuid: shop.uuid })).toMatchObject({ canEdit: false });
      expect(await attempt(editor)).toBe('storefront.role_forbids');
    }
    expect(await stored('description')).toBe('');
  });

  it('cannot undo a change of another listing', async () => {
    await save(owner, 'description', { description: WORDS });
    const [edit] = (await owner.listEdits({ uuid: shop.uuid })).edits;
    const elsewhere = await world.openListing();
    const { editor: other } = await world.addMember(elsewhere.id, 'OWNER');
    expect(await refusal(other.undoEdit({ uuid: elsewhere.uuid, id: edit?.id ?? 0 }))).toBe(
      'listing.edit_unknown',
    );
  });
});
