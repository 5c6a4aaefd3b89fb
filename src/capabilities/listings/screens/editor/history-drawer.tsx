import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { MomentText } from '#app/moment-text.tsx';
import { ShowMore } from '#app/show-more.tsx';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import type { Listing, ListingEdit } from '../../contract/editor.contract.ts';
import { EDITS_KEY, editsQuery, listingQuery } from '../../queries.ts';
import { editChanges } from '../../rules/edit-changes.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { BeforeAfter } from '../support/before-after.tsx';

type Props = { listing: Listing; onClose: () => void };

/** Who changed what, for 90 days; each change can be taken back. */
export function HistoryDrawer({ listing, onClose }: Props) {
  const { uuid, taxonomyKey, canEdit } = listing;
  const query = useInfiniteQuery(editsQuery(uuid));
  const undo = useAction({
    run: ({ id }: ListingEdit) => api.listings.undoEdit({ uuid, id }),
    refreshes: [listingQuery(uuid).queryKey, EDITS_KEY],
    done: ({ sectionKey }) =>
      `${findSection(taxonomyKey, sectionKey)?.title ?? 'The section'} is as it was before`,
  });
  const edits = query.data?.pages.flatMap((page) => page.edits) ?? [];
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="History">
      {edits.length === 0 && !query.isFetching && (
        <p className="text-ink-soft">Nothing has been changed in the last 90 days.</p>
      )}
      <ol className="divide-y divide-line">
        {edits.map((edit) => {
          const title = findSection(taxonomyKey, edit.sectionKey)?.title ?? edit.sectionKey;
          return (
            <li key={edit.id} className="flex items-start gap-3 py-3">
              <div className="min-w-0 grow">
                <p className="font-semibold">{title}</p>
                <p className="text-ink-soft text-sm">
                  {edit.editedBy ?? 'Somebody who has left'} · <MomentText at={edit.editedAt} />
                </p>
                {editChanges(taxonomyKey, edit).map(({ label, before, after }) => (
                  <div key={label} className="mt-1.5">
                    <p className="text-ink-soft text-xs">{label}</p>
                    {(before || after) && <BeforeAfter before={before} after={after} />}
                  </div>
                ))}
              </div>
              {canEdit && (
                <Button
                  size="small"
                  variant="secondary"
                  isPending={undo.isPending && undo.variables?.id === edit.id}
                  onPress={() => undo.mutate(edit)}
                  aria-label={`Undo this change of ${title}`}
                >
                  Undo
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <ShowMore query={query}>Show earlier changes</ShowMore>
    </Drawer>
  );
}
