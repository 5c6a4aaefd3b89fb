import { blankProps } from '../../../rules/stored/block-parts.ts';
import type { PageKind, SiteDraft } from '../../../rules/stored/site-content.ts';
import type { StoredBlock } from '../../../rules/stored/stored-block.ts';
import type { Words } from '../../../rules/stored/words.ts';
import { NEW_PAGES } from '../new-pages.data.ts';
import type { EditorStore } from '../store/editor-store.ts';

type NewPage = { kind: PageKind; slug: string; title: Words };

/** Behind all others, with the blocks that such a page begins with. */
export function addPage(
  store: EditorStore,
  { pages }: SiteDraft,
  page: NewPage,
): { ok: true; pageId: string } | { ok: false; problem: string } {
  const pageId = crypto.randomUUID();
  const blocks = NEW_PAGES[page.kind].blocks.map(
    (kind) => ({ id: crypto.randomUUID(), kind, props: blankProps(kind) }) as StoredBlock,
  );
  const problem = store.change([
    { op: 'add-page', page: { id: pageId, ...page }, after: pages.at(-1)?.id ?? null },
    ...blocks.map((block, place) => ({
      ...{ op: 'add-block' as const, pageId, block },
      after: blocks[place - 1]?.id ?? null,
    })),
  ]);
  return problem === undefined ? { ok: true, pageId } : { ok: false, problem };
}
