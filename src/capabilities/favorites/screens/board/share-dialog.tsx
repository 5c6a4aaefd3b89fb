import { api } from '#app/api.ts';
import { LinkRow } from '#app/link-row.tsx';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';
import type { Board } from '../../contract/boards.contract.ts';
import { FAVORITES_KEY } from '../../queries.ts';
import { favoritesPaths } from '../../rules/paths.ts';

interface ShareDialogProps {
  board: Board;
  onClose: () => void;
}

export function ShareDialog({ board, onClose }: ShareDialogProps) {
  const share = useAction({
    run: () => api.favorites.shareBoard({ uuid: board.uuid }),
    refreshes: [FAVORITES_KEY],
    failure: 'here',
  });
  const unshare = useAction({
    run: () => api.favorites.unshareBoard({ uuid: board.uuid }),
    refreshes: [FAVORITES_KEY],
    failure: 'here',
  });
  const error = share.error ?? unshare.error;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Share this board">
      {error && (
        <Notice tone="error" className="mb-3">
          {submitFailure(error, () => false).message}
        </Notice>
      )}
      <p className="text-ink-soft">
        Anyone with the link can see the vendors and photos on {board.name} and your first names. Notes stay
        private.
      </p>
      {board.shareToken === null ? (
        <Button className="mt-5" isPending={share.isPending} onPress={() => share.mutate()}>
          Create link
        </Button>
      ) : (
        <>
          <LinkRow address={`${window.location.origin}${favoritesPaths.sharedBoard(board.shareToken)}`} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
            <p className="text-ink-soft text-sm">The link will stop working for everyone.</p>
            <Button
              variant="danger"
              size="small"
              isPending={unshare.isPending}
              onPress={() => unshare.mutate()}
            >
              Stop sharing
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
