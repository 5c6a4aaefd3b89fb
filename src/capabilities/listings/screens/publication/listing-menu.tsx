import { Ellipsis, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Listing } from '../../contract/editor.contract.ts';
import type { Publication } from '../../contract/publication.contract.ts';
import { COOLING_OFF_DAYS } from '../../rules/vendor-events.ts';
import { usePublication } from './use-publication.ts';

type Props = { listing: Listing; publication: Publication };

/** What an owner does rarely: take the page down, have the listing deleted. */
export function ListingMenu({ listing: { uuid, name }, publication }: Props) {
  const [asked, setAsked] = useState<string>();
  const { change, askDeletion } = usePublication(uuid);
  const isPublished = publication.status === 'ACCEPTED';
  const entries = [
    ...(isPublished && publication.events.includes('close')
      ? [{ id: 'unpublish', label: 'Unpublish', icon: <EyeOff size={18} aria-hidden="true" /> }]
      : []),
    ...(publication.canDelete && !publication.deletion
      ? [
          {
            id: 'delete',
            label: 'Delete listing',
            tone: 'danger' as const,
            icon: <Trash2 size={18} aria-hidden="true" />,
          },
        ]
      : []),
  ];
  if (entries.length === 0) return null;
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu
        trigger={<IconButton label="More options" icon={<Ellipsis size={20} aria-hidden="true" />} />}
        entries={entries}
        onAction={setAsked}
      />
      {asked === 'unpublish' && (
        <ConfirmDialog
          title={`Unpublish ${name}?`}
          confirmLabel="Unpublish"
          isPending={change.isPending}
          onConfirm={() => change.mutate('close', { onSettled: close })}
          onClose={close}
        >
          <p>
            Couples can’t find or message you until you publish again. You keep your leads and can still reply
            to them.
          </p>
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={`Delete ${name}?`}
          confirmLabel="Delete listing"
          isPending={askDeletion.isPending}
          onConfirm={() => askDeletion.mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          <p>
            Couples can’t see it from now on. In {COOLING_OFF_DAYS} days its texts, photos, prices, and
            calendar are deleted for good and your team loses access. Until then, any owner can cancel.
          </p>
          <p className="mt-2">Couples keep the messages you exchanged and the reviews they wrote.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
