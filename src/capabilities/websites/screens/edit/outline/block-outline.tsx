import { Plus } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { BLOCK_NAMES } from '../../../rules/block-names.ts';
import { websitePaths } from '../../../rules/paths.ts';
import { MOST_BLOCKS } from '../../../rules/site-limits.ts';
import type { DraftBlock, DraftPage, SiteDraft } from '../../../rules/stored/site-content.ts';
import type { StoredBlock } from '../../../rules/stored/stored-block.ts';
import { wordsIn } from '../../../rules/stored/words.ts';
import { blockSummary } from '../block-summary.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { tellRefused } from '../tell-refused.ts';
import { missingOn } from './missing-on.ts';
import { OutlineList } from './outline-list.tsx';
import type { OutlineRow } from './outline-row.ts';
import { placeAfter } from './place-after.ts';
import { removeBlock } from './remove-part.ts';

const AddBlockDialog = lazy(async () => ({
  default: (await import('./add-block-dialog.tsx')).AddBlockDialog,
}));

interface BlockOutlineProps {
  draft: SiteDraft;
  page: DraftPage;
  /** The one whose form was just closed. */
  left: string | undefined;
  language: GuestLanguage;
  /** Nothing in them for guests to see yet. */
  blank: ReadonlySet<string>;
  store: EditorStore;
  onOpen: (blockId: string) => void;
}

const TO_PAGE = 'to:';

function rowOf(block: DraftBlock, { draft, page, language, blank }: BlockOutlineProps): OutlineRow {
  const { look } = draft;
  return {
    id: block.id,
    name: BLOCK_NAMES[block.kind],
    to: websitePaths.edit({ page: page.id, block: block.id }),
    summary: blockSummary(block, language, look.languages[0]),
    isBlank: blank.has(block.id),
    missing: missingOn(page, look, block.id),
  };
}

function menuOf(blockId: string, { draft, page, language }: BlockOutlineProps): MenuEntry[] {
  const { blocks } = page;
  const place = blocks.findIndex(({ id }) => id === blockId);
  return [
    { id: 'edit', label: 'Edit' },
    { id: 'up', label: 'Move up', isDisabled: place === 0 },
    { id: 'down', label: 'Move down', isDisabled: place === blocks.length - 1 },
    { id: 'copy', label: 'Duplicate', isDisabled: blocks.length >= MOST_BLOCKS },
    { id: 'remove', label: 'Remove', tone: 'danger' },
    ...draft.pages
      .filter(({ id }) => id !== page.id)
      .map(({ id, title, slug }) => ({
        ...{ id: `${TO_PAGE}${id}`, group: 'Move to another page' },
        label: wordsIn(title, language, draft.look.languages[0]) || slug,
      })),
  ];
}

/** The blocks of one page, top to bottom. */
export const BlockOutline = memo(function BlockOutline(props: BlockOutlineProps) {
  const { page, draft, store, onOpen } = props;
  const { blocks } = page;
  const [isAdding, setAdding] = useState(false);
  const name = wordsIn(page.title, props.language, draft.look.languages[0]) || page.slug;

  function act(blockId: string, action: string) {
    const block = blocks.find(({ id }) => id === blockId);
    if (!block) return;
    if (action === 'edit') return onOpen(blockId);
    if (action === 'remove') return removeBlock(store, block);
    if (action === 'copy') {
      const { version: _, ...rest } = block;
      const copy = { ...rest, id: crypto.randomUUID() } as StoredBlock;
      return tellRefused(store.change([{ op: 'add-block', pageId: page.id, block: copy, after: blockId }]));
    }
    if (action.startsWith(TO_PAGE)) {
      const pageId = action.slice(TO_PAGE.length);
      const after = draft.pages.find(({ id }) => id === pageId)?.blocks.at(-1)?.id ?? null;
      return tellRefused(store.change([{ op: 'move-block', blockId, pageId, after }]));
    }
    const after = placeAfter(blocks, blockId, action === 'up' ? -1 : 1);
    store.change([{ op: 'move-block', blockId, pageId: page.id, after }]);
  }

  return (
    <section aria-labelledby="website-blocks">
      <h2 id="website-blocks" className="mb-2 text-xl">
        {name}
      </h2>
      {blocks.length === 0 ? (
        <EmptyState title="An empty page" className="py-6!">
          Guests don’t see it until there’s something on it.
        </EmptyState>
      ) : (
        <OutlineList
          key={page.id}
          label={`Blocks of ${name}`}
          rows={blocks.map((block) => rowOf(block, props))}
          menuOf={(blockId) => menuOf(blockId, props)}
          focusOn={props.left}
          onOpen={onOpen}
          onAction={act}
          onMove={(blockId, after) => store.change([{ op: 'move-block', blockId, pageId: page.id, after }])}
        />
      )}
      <Button
        variant="secondary"
        className="mt-3"
        icon={<Plus size={18} aria-hidden="true" />}
        isDisabled={blocks.length >= MOST_BLOCKS}
        onPress={() => setAdding(true)}
      >
        Add a block
      </Button>
      <Suspense>
        {isAdding && (
          <AddBlockDialog
            page={page}
            store={store}
            onDone={(blockId) => {
              setAdding(false);
              if (blockId) onOpen(blockId);
            }}
          />
        )}
      </Suspense>
    </section>
  );
});
