import type { SiteContent, SiteLook, SitePage } from '../stored/site-content.ts';

type Pages = readonly SitePage[];

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function nameOf({ title, slug }: SitePage, { languages }: SiteLook): string {
  return title[languages[0]] || Object.values(title)[0] || slug;
}

const blocks = (count: number) => (count === 1 ? '1 block' : `${count} blocks`);

function lookChanges(before: SiteLook, after: SiteLook): string[] {
  return [
    before.design !== after.design && 'Changed the design',
    before.design === after.design && before.palette !== after.palette && 'Changed the colors',
    before.design === after.design && before.type !== after.type && 'Changed the type',
    !same(before.languages, after.languages) && 'Changed the languages',
    !same(before.title, after.title) && 'Changed the title',
  ].flatMap((line) => line || []);
}

/** Of those that were there before, in the order in which they stand now. */
function isReordered<T extends { id: string }>(before: readonly T[], after: readonly T[]): boolean {
  const kept = after.filter(({ id }) => before.some((each) => each.id === id)).map(({ id }) => id);
  const was = before.filter(({ id }) => kept.includes(id)).map(({ id }) => id);
  return !same(was, kept);
}

function pageChanges(before: SitePage, after: SitePage, look: SiteLook): string[] {
  const name = nameOf(after, look);
  const known = new Map(before.blocks.map((block) => [block.id, block]));
  const added = after.blocks.filter(({ id }) => !known.has(id)).length;
  const changed = after.blocks.filter((block) => known.has(block.id) && !same(known.get(block.id), block));
  const removed = before.blocks.filter(({ id }) => !after.blocks.some((block) => block.id === id)).length;
  return [
    !same(before.title, after.title) && `Renamed “${nameOf(before, look)}” to “${name}”`,
    before.slug !== after.slug && same(before.title, after.title) && `Changed the address of ${name}`,
    added > 0 && `Added ${blocks(added)} on ${name}`,
    changed.length > 0 && `Changed ${blocks(changed.length)} on ${name}`,
    removed > 0 && `Removed ${blocks(removed)} from ${name}`,
    isReordered(before.blocks, after.blocks) && `Moved blocks on ${name}`,
  ].flatMap((line) => line || []);
}

function changedPages(before: Pages, after: Pages, look: SiteLook): string[] {
  return after.flatMap((page) => {
    const known = before.find(({ id }) => id === page.id);
    return known ? pageChanges(known, page, look) : [`Added “${nameOf(page, look)}”`];
  });
}

/** What publishing would change for guests, line by line; everything where nothing was published before. */
export function changeWords(before: SiteContent | null, after: SiteContent): string[] {
  if (before === null) {
    const count = after.pages.length;
    return [count === 1 ? 'Your website with 1 page' : `Your website with ${count} pages`];
  }
  const removed = before.pages.filter(({ id }) => !after.pages.some((page) => page.id === id));
  return [
    ...lookChanges(before.look, after.look),
    ...changedPages(before.pages, after.pages, after.look),
    ...removed.map((page) => `Removed “${nameOf(page, before.look)}”`),
    ...(isReordered(before.pages, after.pages) ? ['Moved pages'] : []),
  ];
}
