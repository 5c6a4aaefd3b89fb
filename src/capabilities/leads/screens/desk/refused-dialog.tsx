import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Refused } from './use-bulk.ts';

/** Names every lead that stayed as it was, and why. */
export function RefusedDialog({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  if (refused.length === 0) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${plural(refused.length, 'lead')} could not be changed`}
      footer={<Button onPress={onClose}>All right</Button>}
    >
      <ul className="divide-y divide-line">
        {refused.map(({ uuid, coupleNames, message }) => (
          <li key={uuid} className="py-3">
            <p className="font-semibold">{coupleNames}</p>
            <p className="text-ink-soft text-sm">{message}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
