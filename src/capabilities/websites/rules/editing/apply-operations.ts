import type { SiteDraft } from '../stored/site-content.ts';
import { type Conflict, type DraftEditor, editDraft, placed } from './draft-editor.ts';
import type { SiteOperation } from './operations.ts';

type Op<Name extends SiteOperation['op']> = Extract<SiteOperation, { op: Name }>;
type Apply = { [Name in SiteOperation['op']]: (editor: DraftEditor, operation: Op<Name>) => void };

/** The front page stays in front. */
function placePage(editor: DraftEditor, page: SiteDraft['pages'][number], after: string | null): void {
  editor.setPages(placed(editor.draft().pages, page, after ?? editor.front()?.id ?? null));
}

const APPLY: Apply = {
  'add-block': (editor, { pageId, block, after }) => {
    // Sent again, as after an answer that was lost, it is there already.
    if (!editor.targetPage(pageId) || editor.block(block.id)) return;
    editor.touch(block.id);
    editor.setBlocks(pageId, (blocks) => placed(blocks, { ...block, version: editor.version }, after));
  },
  'change-block': (editor, { block, version }) => {
    const page = editor.seenBlock(block.id, version) && editor.pageOf(block.id);
    if (!page) return;
    editor.touch(block.id);
    const changed = { ...block, version: editor.version };
    editor.setBlocks(page.id, (blocks) => blocks.map((each) => (each.id === block.id ? changed : each)));
  },
  'move-block': (editor, { blockId, pageId, after }) => {
    const [block, from] = [editor.block(blockId), editor.pageOf(blockId)];
    if (!block || !from) editor.conflicts.push({ what: 'block', id: blockId, block: null });
    if (!block || !from || !editor.targetPage(pageId)) return;
    editor.setBlocks(from.id, (blocks) => blocks.filter(({ id }) => id !== blockId));
    editor.setBlocks(pageId, (blocks) => placed(blocks, block, after));
  },
  'remove-block': (editor, { blockId, version }) => {
    const page = editor.pageOf(blockId);
    // Two who remove the same want the same.
    if (page && editor.seenBlock(blockId, version))
      editor.setBlocks(page.id, (blocks) => blocks.filter(({ id }) => id !== blockId));
  },
  'add-page': (editor, { page, after }) => {
    if (editor.page(page.id)) return;
    editor.touch(page.id);
    placePage(editor, { ...page, version: editor.version, blocks: [] }, after);
  },
  'change-page': (editor, { pageId, version, slug, title }) => {
    if (!editor.seenPage(pageId, version)) return;
    editor.touch(pageId);
    const changed = { slug, title, version: editor.version };
    editor.setPages(
      editor.draft().pages.map((page) => (page.id === pageId ? { ...page, ...changed } : page)),
    );
  },
  'move-page': (editor, { pageId, after }) => {
    const page = editor.targetPage(pageId);
    if (page && page !== editor.front()) placePage(editor, page, after);
  },
  'remove-page': (editor, { pageId, version }) => {
    if (editor.page(pageId) && editor.seenPage(pageId, version))
      editor.setPages(editor.draft().pages.filter(({ id }) => id !== pageId));
  },
  'change-look': (editor, { look, version }) => editor.setLook(look, version),
};

export type Applied = { draft: SiteDraft; conflicts: readonly Conflict[] };

/**
 * Applies a batch in its order. A change counts where its writer saw the newest version; otherwise they are told what there
 * is now, and the caller keeps nothing of the batch. What the batch itself has changed before counts as seen.
 */
export function applyOperations(
  before: SiteDraft,
  operations: readonly SiteOperation[],
  /** The draft’s next version, which whatever changes gets: it is higher than any that somebody has seen. */
  version: number,
): Applied {
  const editor = editDraft(before, version);
  for (const operation of operations) {
    // The table has one entry for each operation, which the compiler cannot follow through a union.
    const apply = APPLY[operation.op] as (editor: DraftEditor, operation: SiteOperation) => void;
    apply(editor, operation);
  }
  return { draft: editor.draft(), conflicts: editor.conflicts };
}
