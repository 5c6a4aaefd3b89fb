import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button as PlainButton } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { FAVORITES_KEY } from '../../queries.ts';
import { favoritesPaths } from '../../rules/paths.ts';

const BoardNameDialog = lazy(async () => ({
  default: (await import('../board-name-dialog.tsx')).BoardNameDialog,
}));

/** As large as a board, at the end of them. */
export function NewBoardButton() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const create = useAction({
    run: (name: string) => api.favorites.createBoard({ name }),
    refreshes: [FAVORITES_KEY],
    onDone: ({ uuid }) => navigate(favoritesPaths.board(uuid)),
    failure: 'here',
  });
  return (
    <>
      <PlainButton
        onPress={() => setOpen(true)}
        className="flex aspect-4/3 w-full flex-col items-center justify-center gap-2 rounded-card border border-line-strong/60 border-dashed font-semibold text-ink-soft transition-colors hover:border-ink hover:text-ink"
      >
        <Plus size={24} aria-hidden="true" />
        New board
      </PlainButton>
      {isOpen && (
        <Suspense>
          <BoardNameDialog
            title="New board"
            submitLabel="Create board"
            onSubmit={create.mutateAsync}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
