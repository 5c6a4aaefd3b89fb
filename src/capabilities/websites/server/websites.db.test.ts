import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { SiteOperation } from '../rules/editing/operations.ts';
import { KEPT_VERSIONS } from '../rules/site-limits.ts';
import { blankProps } from '../rules/stored/block-parts.ts';
import { openWebsiteWorld, type WebsiteWorld } from '../testing/website-world.ts';
import { forgetWebsites } from './forget-websites.ts';
import { findLastVersion, keepVersion } from './versions.store.ts';

let world: WebsiteWorld;
beforeAll(async () => {
  world = await openWebsiteWorld();
});
afterAll(() => world.close());

const TABLES = ['websites', 'website_pages', 'website_slugs', 'website_versions', 'website_batches'];

async function everything() {
  const rows: unknown[] = [];
  for (const table of TABLES)
    rows.push((await world.db.execute(sql.raw(`select * from ${table} order by 1, 2`))).rows);
  return JSON.stringify(rows);
}

async function begun(name = 'Maya') {
  const owner = await world.addOwner(name);
  const site = world.siteOf(owner);
  const website = await site.startWebsite({ design: 'deco', language: 'en' });
  const save = (operations: SiteOperation[], batchUuid = world.clock.uuid()) =>
    site.saveOperations({ batchUuid, operations });
  return { owner, site, website, save };
}

const words = (text: string) => ({ ...blankProps('names-and-date'), text: { en: text } });

/** A block with words, and what it takes to add it. */
function newBlock(pageId: string, text: string) {
  const block = { id: world.clock.uuid(), kind: 'names-and-date' as const, props: words(text) };
  return { block, add: { op: 'add-block' as const, pageId, block, after: null } };
}

describe('a new website', () => {
  it('has its pages, an address and a passcode, and is nobody’s to see', async () => {
    const { site, website } = await begun();
    expect(website).toMatchObject({ state: 'DRAFT', privacy: 'PASSCODE', isListed: false, isIndexed: false });
    expect(website.pages.map(({ kind }) => kind)).toEqual([
      ...['home', 'events', 'travel', 'story', 'registry', 'faq'],
    ]);
    expect((await site.readWebsitePasscode()).passcode).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
    const slug = website.slug ?? '';
    expect(await refusal(world.guestWith().api.readSite({ slug }))).toBe('website.not_found');
    expect(await refusal(site.startWebsite({ design: 'deco' }))).toBe('website.there_is_one');
  });
});

describe('changes of the draft', () => {
  it('happen whole, once, and give whatever changed a new version', async () => {
    const { site, website, save } = await begun();
    const [home] = website.pages;
    const { block, add } = newBlock(home?.id ?? '', 'We’re getting married');
    const batch = world.clock.uuid();
    const first = await save([add], batch);
    expect(await save([add], batch)).toEqual(first);
    const again = await site.readWebsite();
    expect(again.pages[0]?.blocks.filter(({ id }) => id === block.id)).toHaveLength(1);
    const version = first.blocks.find(({ id }) => id === block.id)?.version ?? 0;
    const changed = { ...block, props: words('Come dance') };
    await save([{ op: 'change-block', block: changed, version }]);
    const before = await everything();
    const stale: SiteOperation = { op: 'change-block', block, version };
    const other = newBlock(home?.id ?? '', 'Lost?').add;
    await expect(save([other, stale])).rejects.toMatchObject({
      code: 'website.changed_meanwhile',
      data: { details: { conflicts: [{ what: 'block', id: block.id, block: { props: changed.props } }] } },
    });
    expect(await everything()).toBe(before);
  });

  it('of two who write at once are both kept where they are of two blocks, and one is told where they are of one', async () => {
    const { owner, website, save } = await begun();
    const planner = world.siteOf(await world.join(owner, 'PLANNER'));
    const home = website.pages[0]?.id ?? '';
    const [one, two] = [newBlock(home, 'One'), newBlock(home, 'Two')];
    await Promise.all([
      save([one.add]),
      planner.saveOperations({ batchUuid: world.clock.uuid(), operations: [two.add] }),
    ]);
    const read = await world.siteOf(owner).readWebsite();
    const ids = read.pages[0]?.blocks.map(({ id }) => id) ?? [];
    expect(ids).toEqual(expect.arrayContaining([one.block.id, two.block.id]));
    const version = read.pages[0]?.blocks.find(({ id }) => id === one.block.id)?.version ?? 0;
    const change = (text: string): SiteOperation => ({
      op: 'change-block',
      block: { ...one.block, props: words(text) },
      version,
    });
    const answers = await Promise.all([
      refusal(save([change('Mine')])),
      refusal(planner.saveOperations({ batchUuid: world.clock.uuid(), operations: [change('Theirs')] })),
    ]);
    expect(answers.toSorted()).toEqual(['not refused', 'website.changed_meanwhile']);
  });

  it('with pictures of others, too many pages, or two pages of one address are refused', async () => {
    const { website, save } = await begun();
    const page = website.pages[0]?.id ?? '';
    const before = await everything();
    const picture = { id: world.clock.uuid(), alt: {}, caption: {}, focus: { x: 0.5, y: 0.5 } };
    const shown = { id: world.clock.uuid(), kind: 'picture' as const, props: { picture } };
    expect(await refusal(save([{ op: 'add-block', pageId: page, block: shown, after: null }]))).toBe(
      'website.unknown_picture',
    );
    const pageOf = (slug: string): SiteOperation => ({
      op: 'add-page',
      page: { id: world.clock.uuid(), kind: 'other', slug, title: { en: slug } },
      after: null,
    });
    expect(await refusal(save([pageOf('travel')]))).toBe('website.unsound');
    const many = Array.from({ length: 15 }, (_, place) => pageOf(`more-${place}`));
    expect(await refusal(save(many))).toBe('website.unsound');
    expect(await everything()).toBe(before);
  });

  it('are for the couple and their planner; publishing is for the couple', async () => {
    const { owner, website, save } = await begun();
    const page = website.pages[0]?.id ?? '';
    const before = await everything();
    for (const role of ['FAMILY', 'VIEWER'] as const) {
      const site = world.siteOf(await world.join(owner, role));
      const batch = { batchUuid: world.clock.uuid(), operations: [newBlock(page, 'Mine').add] };
      expect(await refusal(site.saveOperations(batch))).toBe('wedding.role_forbids');
      expect(await refusal(site.readWebsitePasscode())).toBe('wedding.role_forbids');
      expect(await refusal(site.previewSite({ page: '' }))).toBe('wedding.role_forbids');
    }
    const planner = world.siteOf(await world.join(owner, 'PLANNER'));
    const { draftVersion } = await planner.readWebsite();
    expect(await refusal(planner.publishWebsite({ draftVersion }))).toBe('wedding.role_forbids');
    expect(await refusal(planner.unpublishWebsite())).toBe('wedding.role_forbids');
    const other = await begun('Other');
    const remove = { op: 'remove-page' as const, pageId: page, version: 1 };
    await other.save([remove]);
    expect((await world.siteOf(owner).readWebsite()).pages[0]?.id).toBe(page);
    expect(await refusal(other.save([newBlock(page, 'Theirs').add]))).toBe('website.changed_meanwhile');
    expect(JSON.stringify((await world.siteOf(owner).readWebsite()).pages)).not.toContain('Theirs');
    expect(before).toContain(page);
    await save([newBlock(page, 'Ours').add]);
  });
});

describe('publishing', () => {
  it('shows the draft as it was looked at, tells what changed, and can be taken back and restored', async () => {
    const { site, website, save } = await begun('Priya');
    const slug = 'priya-and-lena';
    await site.saveWebsiteSlug({ slug });
    await site.saveWebsitePrivacy({ privacy: 'LINK', isListed: true, isIndexed: true });
    const before = await site.readWebsite();
    expect(before).toMatchObject({
      isListed: false,
      isIndexed: false,
      changes: ['Your website with 6 pages'],
    });
    const { block, add } = newBlock(website.pages[0]?.id ?? '', 'Hello');
    await save([add]);
    expect(await refusal(site.publishWebsite({ draftVersion: before.draftVersion }))).toBe(
      'website.changed_meanwhile',
    );
    const { draftVersion } = await site.readWebsite();
    expect(await site.publishWebsite({ draftVersion })).toMatchObject({ state: 'PUBLISHED', changes: [] });
    expect(await refusal(site.publishWebsite({ draftVersion }))).toBe('website.nothing_to_publish');
    const { version = 0 } = (await site.readWebsite()).pages[0]?.blocks[0] ?? {};
    await save([{ op: 'remove-block', blockId: block.id, version }]);
    expect((await site.readWebsite()).changes).toEqual(['Removed 1 block from Home']);
    expect(JSON.stringify(await world.guestWith().api.readSite({ slug }))).toContain('Hello');
    const { versions } = await site.listWebsiteVersions();
    const published = versions.find(({ kind }) => kind === 'PUBLISHED');
    const restored = await site.restoreWebsiteVersion({ number: published?.number ?? 0 });
    expect(restored.changes).toEqual([]);
    expect(restored.pages[0]?.blocks.some(({ id }) => id === block.id)).toBe(true);
    await site.unpublishWebsite();
    expect(await refusal(world.guestWith().api.readSite({ slug }))).toBe('website.not_found');
  });

  it('keeps the last 50 versions; what is older is nothing to go back to', async () => {
    const { site } = await begun('Wren');
    const slug = 'wren-and-ali';
    await site.saveWebsiteSlug({ slug });
    const { draftVersion } = await site.readWebsite();
    await site.publishWebsite({ draftVersion });
    const [first] = (await site.listWebsiteVersions()).versions;
    const door = await world.guestWith().api.readSite({ slug });
    if (door.show !== 'DOOR') throw new Error('It asks for a passcode.');
    await world.db.transaction(async (tx) => {
      const version = await findLastVersion(tx, door.weddingId);
      if (!version) throw new Error('Publishing keeps a version.');
      for (let turn = 0; turn < KEPT_VERSIONS; turn += 1) await keepVersion(tx, version);
    });
    const numbers = (await site.listWebsiteVersions()).versions.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: KEPT_VERSIONS }, (_, place) => KEPT_VERSIONS + 1 - place));
    expect(await refusal(site.restoreWebsiteVersion({ number: first?.number ?? 0 }))).toBe('website.none');
    await site.restoreWebsiteVersion({ number: numbers.at(-1) ?? 0 });
  });

  it('gives one address to one couple, lets former ones lead on, and none that is almost another’s', async () => {
    const first = await world.addOwner('Rosa');
    await world.publish(first, 'rosa-and-eli');
    const second = (await begun('Rosy')).site;
    expect(await second.checkWebsiteSlug({ slug: 'rosa-and-ela' })).toMatchObject({ isAvailable: false });
    expect(await refusal(second.saveWebsiteSlug({ slug: 'rosa-and-eli' }))).toBe('website.slug_taken');
    expect(await second.checkWebsiteSlug({ slug: 'rosa-and-elijah' })).toEqual({
      isAvailable: true,
      message: 'That one is available',
    });
    const [a, b] = await Promise.all([
      refusal(second.saveWebsiteSlug({ slug: 'the-meadow' })),
      refusal((await begun('Kim')).site.saveWebsiteSlug({ slug: 'the-meadow' })),
    ]);
    expect([a, b].toSorted()).toEqual(['not refused', 'website.slug_taken']);
    await world.siteOf(first).saveWebsiteSlug({ slug: 'rosa-eli-hudson' });
    expect(await world.guestWith().api.readSite({ slug: 'rosa-and-eli', page: 'travel' })).toEqual({
      show: 'MOVED',
      to: '/wedding/rosa-eli-hudson/travel',
    });
    expect(await refusal(second.saveWebsiteSlug({ slug: 'rosa-and-eli' }))).toBe('website.slug_taken');
  });
});

describe('a website that was told to go', () => {
  it('is gone on its day with everything in it', async () => {
    const owner = await world.addOwner('Ines');
    await world.publish(owner, 'ines-and-bo');
    const site = world.siteOf(owner);
    expect(await refusal(site.saveWebsiteForgetDay({ forgetOn: '2020-01-01' }))).toBe('invalid_input');
    const day = new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await site.saveWebsiteForgetDay({ forgetOn: day });
    world.moveDays(3);
    await forgetWebsites(world.deps);
    expect(await refusal(site.readWebsite())).toBe('website.none');
    expect(await refusal(world.guestWith().api.readSite({ slug: 'ines-and-bo' }))).toBe('website.not_found');
    expect(await everything()).not.toContain('ines-and-bo');
    expect(await site.startWebsite({ design: 'night' })).toMatchObject({ state: 'DRAFT' });
  });
});
