import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import type { Board } from '../../contract/boards.contract.ts';
import { FAVORITES_KEY } from '../../queries.ts';

const BoardNameDialog = lazy(async () => ({
  default: (await import('../board-name-dialog.tsx')).BoardNameDialog,
}));
const DeleteBoardDialog = lazy(async () => ({
  default: (await import('./delete-board-dialog.tsx')).DeleteBoardDialog,
}));

type Open = 'rename' | 'delete' | undefined;

/** What is done to a board as a whole. The one that takes everything else cannot go. */
export function BoardMenu({ board }: { board: Board }) {
  const [open, setOpen] = useState<Open>();
  const rename = useAction({
    run: (name: string) => api.favorites.renameBoard({ uuid: board.uuid, name }),
    refreshes: [FAVORITES_KEY],
    failure: 'here',
  });
  const close = () => setOpen(undefined);
  const entries: MenuEntry[] = [
    { id: 'rename', label: 'Rename', icon: <Pencil size={18} aria-hidden="true" /> },
  ];
  if (!board.isDefault) {
    entries.push({
      id: 'delete',
      label: 'Delete board',
      icon: <Trash2 size={18} aria-hidden="true" />,
      tone: 'danger',
    });
  }
  return (
    <>
      <Menu
        trigger={<IconButton label="Board options" icon={<Ellipsis size={22} />} />}
        entries={entries}
        onAction={(id) => setOpen(id === 'delete' ? 'delete' : 'rename')}
      />
      <Suspense>
        {open === 'rename' && (
          <BoardNameDialog
            title="Rename board"
            submitLabel="Save name"
            name={board.name}
            onSubmit={rename.mutateAsync}
            onClose={close}
          />
        )}
        {open === 'delete' && <DeleteBoardDialog board={board} onClose={close} />}
      </Suspense>
    </>
  );
}
