import type { DraftBlock, DraftPage, SiteDraft } from '../stored/site-content.ts';

/** What somebody else changed or removed since the writer saw it; null where it is gone. */
export type Conflict =
  | { what: 'block'; id: string; block: DraftBlock | null }
  | { what: 'page'; id: string; page: Omit<DraftPage, 'blocks'> | null }
  | { what: 'look' };

/** What is behind this one, or in front of all. Behind one that is gone means at the end: nothing that was added is lost. */
export function placed<T extends { id: string }>(list: readonly T[], entry: T, after: string | null): T[] {
  const others = list.filter(({ id }) => id !== entry.id);
  if (after === null) return [entry, ...others];
  const place = others.findIndex(({ id }) => id === after);
  return place < 0 ? [...others, entry] : others.toSpliced(place + 1, 0, entry);
}

export type DraftEditor = ReturnType<typeof editDraft>;

/** A draft on its way from one version to the next; what it was before stays as it was. */
export function editDraft(before: SiteDraft, version: number) {
  let draft = before;
  const conflicts: Conflict[] = [];
  /** What this batch has changed itself, and so has seen. */
  const own = new Set<string>();
  const isCurrent = (id: string, seen: number, now: number) => seen === now || own.has(id);
  const page = (id: string) => draft.pages.find((each) => each.id === id);
  const pageOf = (blockId: string) =>
    draft.pages.find(({ blocks }) => blocks.some(({ id }) => id === blockId));

  return {
    version,
    conflicts,
    page,
    pageOf,
    draft: () => draft,
    front: () => draft.pages[0],
    block: (id: string) => pageOf(id)?.blocks.find((each) => each.id === id),
    touch: (id: string) => own.add(id),
    setPages(pages: DraftPage[]): void {
      draft = { ...draft, pages };
    },
    setBlocks(pageId: string, change: (blocks: DraftBlock[]) => DraftBlock[]): void {
      const pages = draft.pages.map((each) =>
        each.id === pageId ? { ...each, blocks: change(each.blocks) } : each,
      );
      draft = { ...draft, pages };
    },
    setLook(look: SiteDraft['look'], seen: number): void {
      if (isCurrent('look', seen, draft.lookVersion)) draft = { ...draft, look, lookVersion: version };
      else conflicts.push({ what: 'look' });
      own.add('look');
    },
    /** As its writer saw it; else what there is now is noted for them. */
    seenPage(id: string, seen: number): DraftPage | undefined {
      const found = page(id);
      if (found && isCurrent(id, seen, found.version)) return found;
      const { blocks: _, ...head } = found ?? { blocks: [] };
      conflicts.push({ what: 'page', id, page: found ? (head as Omit<DraftPage, 'blocks'>) : null });
      return undefined;
    },
    seenBlock(id: string, seen: number): DraftBlock | undefined {
      const block = this.block(id);
      if (block && isCurrent(id, seen, block.version)) return block;
      conflicts.push({ what: 'block', id, block: block ?? null });
      return undefined;
    },
    /** Where something is put, or the conflict that it is gone. */
    targetPage(id: string): DraftPage | undefined {
      const found = page(id);
      if (!found) conflicts.push({ what: 'page', id, page: null });
      return found;
    },
  };
}
