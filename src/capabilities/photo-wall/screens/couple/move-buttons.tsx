import { Eye, EyeOff, Trash2, Undo2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { PhotoState } from '../../rules/photo-states.ts';

interface MoveButtonsProps {
  /** Where those are that would be moved. */
  states: readonly PhotoState[];
  isPending: boolean;
  onMove: (to: PhotoState) => void;
}

/** What makes sense for at least one of them. */
export function MoveButtons({ states, isPending, onMove }: MoveButtonsProps) {
  const some = (...wanted: PhotoState[]) => states.some((state) => wanted.includes(state));
  return (
    <>
      {some('WAITING', 'HIDDEN') && (
        <Button
          size="small"
          icon={<Eye size={16} aria-hidden="true" />}
          isDisabled={isPending}
          onPress={() => onMove('SHOWN')}
        >
          Show
        </Button>
      )}
      {some('WAITING', 'SHOWN') && (
        <Button
          size="small"
          variant="secondary"
          icon={<EyeOff size={16} aria-hidden="true" />}
          isDisabled={isPending}
          onPress={() => onMove('HIDDEN')}
        >
          Hide
        </Button>
      )}
      {some('REMOVED') && (
        <Button
          size="small"
          variant="secondary"
          icon={<Undo2 size={16} aria-hidden="true" />}
          isDisabled={isPending}
          onPress={() => onMove('HIDDEN')}
        >
          Bring back
        </Button>
      )}
      {some('WAITING', 'SHOWN', 'HIDDEN') && (
        <Button
          size="small"
          variant="secondary"
          icon={<Trash2 size={16} aria-hidden="true" />}
          isDisabled={isPending}
          onPress={() => onMove('REMOVED')}
        >
          Remove
        </Button>
      )}
    </>
  );
}
