import type { DraftBlock, SiteDraft } from '../../stored/site-content.ts';
import type { StoredBlock } from '../../stored/stored-block.ts';
import type { SiteOperation } from '../operations.ts';
import { blockIn, pageIn, pageOfBlock } from './show-operations.ts';

/** Something that was done here, and the draft as it was before. */
export type Done = { before: SiteDraft; operation: SiteOperation };

type Op<Name extends SiteOperation['op']> = Extract<SiteOperation, { op: Name }>;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Behind which one it stands; null for the first. */
function placeOf(list: readonly { id: string }[], id: string): string | null {
  return list[list.findIndex((each) => each.id === id) - 1]?.id ?? null;
}

function bare({ version: _, ...block }: DraftBlock): StoredBlock {
  return block as StoredBlock;
}

/** Part by part: what somebody else has changed since stays as they left it. */
function partsBack<T extends object>(now: T, before: T, after: T): T {
  const back = Object.keys(after).filter((key) => {
    const name = key as keyof T;
    return !isSame(before[name], after[name]) && isSame(now[name], after[name]);
  });
  return { ...now, ...Object.fromEntries(back.map((key) => [key, before[key as keyof T]])) };
}

function blockBack(before: SiteDraft, { block }: Op<'change-block'>, now: SiteDraft): SiteOperation[] {
  const [was, is] = [blockIn(before, block.id), blockIn(now, block.id)];
  if (!was || !is) return [];
  const props = partsBack<object>(is.props, was.props, block.props);
  if (isSame(props, is.props)) return [];
  return [{ op: 'change-block', block: { ...bare(is), props } as StoredBlock, version: is.version }];
}

function blockAgain(before: SiteDraft, blockId: string, now: SiteDraft): SiteOperation[] {
  const [block, page] = [blockIn(before, blockId), pageOfBlock(before, blockId)];
  if (!block || !page || !pageIn(now, page.id) || blockIn(now, blockId)) return [];
  const after = placeOf(page.blocks, blockId);
  return [{ op: 'add-block', pageId: page.id, block: bare(block), after }];
}

function pageAgain(before: SiteDraft, pageId: string, now: SiteDraft): SiteOperation[] {
  const page = pageIn(before, pageId);
  if (!page || pageIn(now, pageId)) return [];
  const { id, kind, slug, title, blocks } = page;
  return [
    { op: 'add-page', page: { id, kind, slug, title }, after: placeOf(before.pages, pageId) },
    ...blocks.map((block) => ({
      ...{ op: 'add-block' as const, pageId, block: bare(block) },
      after: placeOf(blocks, block.id),
    })),
  ];
}

function pageBack(
  before: SiteDraft,
  { pageId, slug, title }: Op<'change-page'>,
  now: SiteDraft,
): SiteOperation[] {
  const [was, is] = [pageIn(before, pageId), pageIn(now, pageId)];
  if (!was || !is) return [];
  const head = partsBack(
    { slug: is.slug, title: is.title },
    { slug: was.slug, title: was.title },
    { slug, title },
  );
  return [{ op: 'change-page', pageId, ...head, version: is.version }];
}

/** What takes it back as things stand now; nothing where there is nothing left to take back. */
export function takeBack({ before, operation }: Done, now: SiteDraft): SiteOperation[] {
  switch (operation.op) {
    case 'change-block':
      return blockBack(before, operation, now);
    case 'add-block': {
      const { id } = operation.block;
      const block = blockIn(now, id);
      return block ? [{ op: 'remove-block', blockId: id, version: block.version }] : [];
    }
    case 'remove-block':
      return blockAgain(before, operation.blockId, now);
    case 'move-block': {
      const { blockId } = operation;
      const page = pageOfBlock(before, blockId);
      if (!page || !blockIn(now, blockId) || !pageIn(now, page.id)) return [];
      return [{ op: 'move-block', blockId, pageId: page.id, after: placeOf(page.blocks, blockId) }];
    }
    case 'add-page': {
      const page = pageIn(now, operation.page.id);
      return page ? [{ op: 'remove-page', pageId: page.id, version: page.version }] : [];
    }
    case 'remove-page':
      return pageAgain(before, operation.pageId, now);
    case 'change-page':
      return pageBack(before, operation, now);
    case 'move-page': {
      const { pageId } = operation;
      return pageIn(now, pageId) ? [{ op: 'move-page', pageId, after: placeOf(before.pages, pageId) }] : [];
    }
    case 'change-look': {
      const look = partsBack(now.look, before.look, operation.look);
      return isSame(look, now.look) ? [] : [{ op: 'change-look', look, version: now.lookVersion }];
    }
  }
}
