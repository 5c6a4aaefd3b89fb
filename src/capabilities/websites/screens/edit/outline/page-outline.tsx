import { Plus } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { Button } from '#ui/button.tsx';
import { pageIn } from '../../../rules/editing/local/show-operations.ts';
import { websitePaths } from '../../../rules/paths.ts';
import { MOST_PAGES } from '../../../rules/site-limits.ts';
import type { DraftPage } from '../../../rules/stored/site-content.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { LanguageMarks } from './language-marks.tsx';
import { OutlineList, type OutlineRow } from './outline-list.tsx';
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

function rowOf(
  { id, name, missing }: PageHeading,
  place: number,
  count: number,
  current: string,
): OutlineRow {
  const isFront = place === 0;
  return {
    ...{ id, name },
    to: websitePaths.edit({ page: id }),
    isCurrent: id === current,
    isFixed: isFront,
    marks: <LanguageMarks languages={missing} />,
    menu: [
      { id: 'rename', label: 'Rename' },
      { id: 'up', label: 'Move up', isDisabled: place < 2 },
      { id: 'down', label: 'Move down', isDisabled: isFront || place === count - 1 },
      { id: 'remove', label: 'Remove', tone: 'danger', isDisabled: isFront },
    ],
  };
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
        rows={headings.map((heading, place) => rowOf(heading, place, headings.length, current))}
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
