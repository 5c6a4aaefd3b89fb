import { Dialog } from '#ui/dialog.tsx';
import { BLOCK_NAMES } from '../../../rules/block-names.ts';
import { BLOCK_KINDS, type BlockKind } from '../../../rules/site-block.ts';
import { blankProps } from '../../../rules/stored/block-parts.ts';
import type { DraftPage } from '../../../rules/stored/site-content.ts';
import type { StoredBlock } from '../../../rules/stored/stored-block.ts';
import { KIND_WORDS } from '../block-words.data.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { tellRefused } from '../tell-refused.ts';

const GROUPS = [...new Set(BLOCK_KINDS.map((kind) => KIND_WORDS[kind].group))];

interface AddBlockDialogProps {
  page: DraftPage;
  store: EditorStore;
  /** With the block that was added. */
  onDone: (blockId?: string) => void;
}

/** Everything a page can be made of. A new block stands at the end and is opened. */
export function AddBlockDialog({ page, store, onDone }: AddBlockDialogProps) {
  function add(kind: BlockKind) {
    const block = { id: crypto.randomUUID(), kind, props: blankProps(kind) } as StoredBlock;
    const after = page.blocks.at(-1)?.id ?? null;
    const problem = store.change([{ op: 'add-block', pageId: page.id, block, after }]);
    tellRefused(problem);
    onDone(problem === undefined ? block.id : undefined);
  }

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onDone()} title="Add a block" size="wide">
      {GROUPS.map((group) => (
        <section key={group} aria-label={group} className="not-first:mt-5">
          <h3 className="mb-2 font-semibold font-text text-ink-soft text-sm">{group}</h3>
          <ul className="grid gap-2 sm:grid-cols-2 md:grid-cols-3">
            {BLOCK_KINDS.filter((kind) => KIND_WORDS[kind].group === group).map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  onClick={() => add(kind)}
                  className="h-full min-h-15 w-full rounded-card border border-line bg-paper px-4 py-3 text-start transition-colors hover:border-ink"
                >
                  <span className="block font-semibold">{BLOCK_NAMES[kind]}</span>
                  <span className="block text-ink-soft text-sm">{KIND_WORDS[kind].about}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
