import { useAction } from '#app/use-action.ts';
import { plural } from '#base/text.ts';
import { SNOOZE_DAYS, type SnoozeDays } from '#capabilities/inquiries/rules/inquiry-timers.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface SnoozeDialogProps {
  /** 'Snooze Maya & Jonah' */
  title: string;
  isMany?: boolean;
  /** Tells by itself what came of it. */
  onSnooze: (days: SnoozeDays) => Promise<unknown>;
  onClose: () => void;
}

/** For how long something may leave the list. */
export function SnoozeDialog({ title, isMany = false, onSnooze, onClose }: SnoozeDialogProps) {
  const snooze = useAction({ run: onSnooze, onDone: onClose, failure: 'here' });
  const chosen = snooze.variables;

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="small">
      <p className="mb-4 text-ink-soft">
        We’ll bring {isMany ? 'them' : 'it'} back then. The deadline to respond doesn’t change.
      </p>
      <ul className="grid grid-cols-2 gap-3">
        {SNOOZE_DAYS.map((days) => (
          <li key={days}>
            <Button
              variant="secondary"
              isFullWidth
              autoFocus={days === SNOOZE_DAYS[0]}
              isPending={chosen === days}
              isDisabled={chosen !== undefined && chosen !== days}
              onPress={() => snooze.mutate(days, { onError: onClose })}
            >
              {plural(days, 'day')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
