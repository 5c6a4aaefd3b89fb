import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { EventCount } from '../../rules/event-count.ts';

interface RemoveEventDialogProps {
  event: GuestEvent;
  count: EventCount;
  onRemove: () => void;
  onClose: () => void;
}

/** The only thing here that cannot be taken back, so it says what goes with it. */
export function RemoveEventDialog({ event, count, onRemove, onClose }: RemoveEventDialogProps) {
  const replies = count.coming + count.declined;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${event.name}?`}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              onRemove();
              onClose();
            }}
          >
            Delete event
          </Button>
        </>
      }
    >
      <p>
        {count.invited === 0
          ? 'Nobody is invited to it.'
          : `${plural(count.invited, 'invitation')} and ${plural(replies, 'reply', 'replies')} go with it. Your guests stay on the list.`}{' '}
        This can’t be undone.
      </p>
    </Dialog>
  );
}
