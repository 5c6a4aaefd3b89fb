import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#ui/button.tsx';
import { FAVORITES_KEY } from '../../parts/favorites-query.ts';

const BoardNameDialog = lazy(async () => ({
  default: (await import('../board-name-dialog.tsx')).BoardNameDialog,
}));

export function NewBoardButton() {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  async function create(name: string) {
    const { uuid } = await api.favorites.createBoard({ name });
    await queryClient.invalidateQueries({ queryKey: FAVORITES_KEY });
    await navigate(paths.board(uuid));
  }
  return (
    <>
      <Button variant="secondary" icon={<Plus size={18} aria-hidden="true" />} onPress={() => setOpen(true)}>
        New board
      </Button>
      {isOpen && (
        <Suspense>
          <BoardNameDialog
            title="New board"
            submitLabel="Create board"
            onSubmit={create}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
