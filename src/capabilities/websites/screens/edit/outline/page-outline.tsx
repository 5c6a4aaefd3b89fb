import { Plus } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { Button } from '#ui/button.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { pageIn } from '../../../rules/editing/local/show-operations.ts';
import { websitePaths } from '../../../rules/paths.ts';
import { MOST_PAGES } from '../../../rules/site-limits.ts';
import type { DraftPage } from '../../../rules/stored/site-content.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { OutlineList } from './outline-list.tsx';
import type { OutlineRow } from './outline-row.ts';
import { placeAfter } from './place-after.ts';
import { removePage } from './remove-part.ts';
import type { PageHeading } from './use-page-headings.ts';

const PageDialog = lazy(async () => ({ default: (await import('./page-dialog.tsx')).PageDialog }));

interface PageOutlineProps {
  headings: readonly PageHeading[];
  current: string;
  language: GuestLanguage;
  store: EditorStore;
  onOpen: (pageId: string) => void;
}

function rowOf({ id, name, missing }: PageHeading, place: number): OutlineRow {
  return { id, name, missing, to: websitePaths.edit({ page: id }), isFixed: place === 0 };
}

/** The pages of the site in the order of its menu. */
export const PageOutline = memo(function PageOutline(props: PageOutlineProps) {
  const { headings, current, store, onOpen } = props;
  const [edited, setEdited] = useState<DraftPage | 'new'>();

  function act(id: string, action: string) {
    const { draft } = store.read();
    const page = pageIn(draft, id);
    if (!page) return;
    if (action === 'rename') return setEdited(page);
    if (action === 'remove') {
      if (id === current && draft.pages[0]) onOpen(draft.pages[0].id);
      return removePage(store, page);
    }
    const after = placeAfter(draft.pages, id, action === 'up' ? -1 : 1);
    store.change([{ op: 'move-page', pageId: id, after }]);
  }

  function menuOf(id: string): MenuEntry[] {
    const place = headings.findIndex((heading) => heading.id === id);
    const isFront = place === 0;
    return [
      { id: 'rename', label: 'Rename' },
      { id: 'up', label: 'Move up', isDisabled: place < 2 },
      { id: 'down', label: 'Move down', isDisabled: isFront || place === headings.length - 1 },
      { id: 'remove', label: 'Remove', tone: 'danger', isDisabled: isFront },
    ];
  }

  function move(pageId: string, after: string | null) {
    const [front] = headings;
    if (pageId === front?.id) return;
    store.change([{ op: 'move-page', pageId, after: after ?? front?.id ?? null }]);
  }

  return (
    <section aria-labelledby="website-pages">
      <h2 id="website-pages" className="mb-1 px-2 font-semibold font-text text-sm">
        Pages
      </h2>
      <OutlineList
        label="Pages"
        rows={headings.map(rowOf)}
        current={current}
        menuOf={menuOf}
        onOpen={onOpen}
        onAction={act}
        onMove={move}
      />
      <Button
        variant="quiet"
        size="small"
        icon={<Plus size={16} aria-hidden="true" />}
        isDisabled={headings.length >= MOST_PAGES}
        onPress={() => setEdited('new')}
      >
        Add a page
      </Button>
      <Suspense>
        {edited && (
          <PageDialog
            store={store}
            page={edited === 'new' ? undefined : edited}
            language={props.language}
            onDone={(pageId) => {
              setEdited(undefined);
              if (pageId) onOpen(pageId);
            }}
          />
        )}
      </Suspense>
    </section>
  );
});
