import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';
import { toastStore } from '#ui/toast-store.ts';
import type { Board } from '../../contract/boards.contract.ts';
import { boardQuery, boardsQuery } from '../favorites-queries.ts';

interface DeleteBoardDialogProps {
  board: Board;
  onClose: () => void;
}

export function DeleteBoardDialog({ board, onClose }: DeleteBoardDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { uuid, name } = board;
  const isEmpty = board.storefrontCount + board.photoCount === 0;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.favorites.deleteBoard({ uuid }),
    onSuccess: async () => {
      await navigate(paths.favoritesHome(), { replace: true });
      queryClient.removeQueries({ queryKey: boardQuery(uuid).queryKey });
      await queryClient.invalidateQueries({ queryKey: boardsQuery.queryKey });
      toastStore.show({ tone: 'positive', message: `${name} is deleted.`, autoDismissMs: 6_000 });
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${name}?`}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Keep the board
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
            Delete board
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="error" className="mb-3">
          {submitFailure(error, () => false).message}
        </Notice>
      )}
      {isEmpty
        ? 'There is nothing on it.'
        : 'What is on it, notes included, moves to your first board. A link you shared stops working.'}
    </Dialog>
  );
}
