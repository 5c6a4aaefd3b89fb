import type { DraftBlock, DraftPage, SiteDraft } from '../../stored/site-content.ts';
import type { StoredBlock } from '../../stored/stored-block.ts';
import type { Conflict } from '../draft-editor.ts';
import type { SiteOperation } from '../operations.ts';
import { subjectOf } from './merge-operations.ts';
import { blockIn, pageIn, pageOfBlock, showOperations } from './show-operations.ts';

/** Changes that wait for their writer to decide, since somebody else changed the same before them. */
export type HeldChange = {
  what: Conflict['what'];
  /** Of the block or page; 'look' for the look. */
  id: string;
  operations: SiteOperation[];
  /** The page it is on, or it is, as its writer had it before them. */
  page: DraftPage | null;
  /** Theirs, as the server told it; null where they removed it. */
  theirs: { version: number } | null;
};

function isAbout(operation: SiteOperation, { what, id }: Pick<HeldChange, 'what' | 'id'>): boolean {
  if (subjectOf(operation) === id) return true;
  return what === 'page' && 'pageId' in operation && operation.pageId === id;
}

function heldOf(conflict: Conflict, shown: SiteDraft): HeldChange {
  const { what } = conflict;
  if (what === 'look') return { what, id: 'look', operations: [], page: null, theirs: { version: 0 } };
  const { id } = conflict;
  const page = (what === 'page' ? pageIn(shown, id) : pageOfBlock(shown, id)) ?? null;
  return { what, id, operations: [], page, theirs: what === 'block' ? conflict.block : conflict.page };
}

/** Parts what met somebody else's change from what can be sent again. */
export function holdConflicts(
  operations: readonly SiteOperation[],
  conflicts: readonly Conflict[],
  shown: SiteDraft,
): { held: HeldChange[]; rest: SiteOperation[] } {
  const known = new Map(
    conflicts.map((conflict) => [conflict.what === 'look' ? 'look' : conflict.id, conflict]),
  );
  const held = [...known.values()].map((conflict) => heldOf(conflict, shown));
  const rest: SiteOperation[] = [];
  for (const operation of operations) {
    const one = held.find((each) => isAbout(operation, each));
    if (one) one.operations.push(operation);
    else rest.push(operation);
  }
  return { held, rest };
}

/** Where a further change of the same goes while nobody has decided. */
export function heldFor(held: readonly HeldChange[], operation: SiteOperation): HeldChange | undefined {
  return held.find((each) => isAbout(operation, each));
}

/** My block as I left it; null where I removed it. */
export function myBlock({ id, operations, page }: HeldChange): StoredBlock | null {
  const last = operations.findLast((each) => each.op !== 'move-block');
  if (last?.op === 'remove-block') return null;
  if (last && 'block' in last) return last.block;
  const { version: _, ...block } = page?.blocks.find((each) => each.id === id) ?? { version: 0 };
  return 'props' in block ? (block as StoredBlock) : null;
}

/** Newer than what the refusal told, where the page has heard of it since. */
export function theirBlock({ id, theirs }: HeldChange, now: SiteDraft): DraftBlock | null {
  const told = theirs as DraftBlock | null;
  const found = blockIn(now, id);
  return found && found.version >= (told?.version ?? 0) ? found : told;
}

function keepBlock(held: HeldChange, now: SiteDraft): SiteOperation[] {
  const [mine, theirs] = [myBlock(held), theirBlock(held, now)];
  const moves = held.operations.filter((each) => each.op === 'move-block');
  if (!mine) return theirs ? [{ op: 'remove-block', blockId: held.id, version: theirs.version }] : [];
  if (theirs) return [{ op: 'change-block', block: mine, version: theirs.version }, ...moves];
  const pageId = (held.page && pageIn(now, held.page.id)?.id) ?? now.pages[0]?.id;
  if (pageId === undefined) return [];
  const place = held.page?.blocks.findIndex(({ id }) => id === held.id) ?? 0;
  return [{ op: 'add-block', pageId, block: mine, after: held.page?.blocks[place - 1]?.id ?? null }];
}

function addedAgain(page: DraftPage): SiteOperation[] {
  const { id, kind, slug, title, blocks } = page;
  const head: SiteOperation = { op: 'add-page', page: { id, kind, slug, title }, after: null };
  const rest = blocks.map(({ version: _, ...block }, place): SiteOperation => {
    return { op: 'add-block', pageId: id, block: block as StoredBlock, after: blocks[place - 1]?.id ?? null };
  });
  return [head, ...rest];
}

function keepPage({ id, operations, page, theirs }: HeldChange, now: SiteDraft): SiteOperation[] {
  const found = pageIn(now, id);
  if (!found && !theirs) {
    const isRemoved = operations.some(({ op }) => op === 'remove-page');
    if (!page || isRemoved) return [];
    const whole = showOperations({ ...now, pages: [...now.pages, page] }, operations);
    return addedAgain(pageIn(whole, id) ?? page);
  }
  const version = Math.max(found?.version ?? 0, theirs?.version ?? 0);
  return operations.map((each) =>
    'version' in each && subjectOf(each) === id ? { ...each, version } : each,
  );
}

/** What puts mine in place of theirs, having seen theirs. */
export function keepMine(held: HeldChange, now: SiteDraft): SiteOperation[] {
  if (held.what === 'block') return keepBlock(held, now);
  if (held.what === 'page') return keepPage(held, now);
  return held.operations.map((each) => ('version' in each ? { ...each, version: now.lookVersion } : each));
}
