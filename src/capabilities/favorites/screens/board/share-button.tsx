import { Link2, Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Board } from '../../contract/boards.contract.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

export function ShareButton({ board }: { board: Board }) {
  const [isOpen, setOpen] = useState(false);
  const Icon = board.isShared ? Link2 : Share2;
  return (
    <>
      <Button variant="secondary" icon={<Icon size={18} aria-hidden="true" />} onPress={() => setOpen(true)}>
        {board.isShared ? 'Shared' : 'Share'}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog board={board} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
