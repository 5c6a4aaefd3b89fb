import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';
import type { Board } from '../../contract/boards.contract.ts';
import { boardsQuery } from '../../queries.ts';

interface DeleteBoardDialogProps {
  board: Board;
  onClose: () => void;
}

export function DeleteBoardDialog({ board, onClose }: DeleteBoardDialogProps) {
  const navigate = useNavigate();
  const { uuid, name } = board;
  const isEmpty = board.storefrontCount + board.photoCount === 0;
  const { mutate, isPending, error } = useAction({
    run: () => api.favorites.deleteBoard({ uuid }),
    // Its own page is left first: there is nothing left to ask about it.
    onDone: () => navigate(paths.favoritesHome(), { replace: true }),
    refreshes: [boardsQuery.queryKey],
    done: `Deleted ${name}.`,
    failure: 'here',
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
            Cancel
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
        ? 'It’s empty.'
        : 'Everything on it, notes included, moves to your main board. If you shared a link, it stops working.'}
    </Dialog>
  );
}
