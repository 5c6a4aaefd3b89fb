import { X } from 'lucide-react';
import { Group } from 'react-aria-components';
import { useReadOnly } from '#app/use-read-only.ts';
import { formatCount } from '#base/format-count.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ShownView } from '../../rules/lead-address.ts';

export type BulkChoice = 'read' | 'snooze' | 'decline' | 'close';

/** What makes sense for the leads of a view. */
export function bulkChoices(view: ShownView): readonly BulkChoice[] {
  if (view === 'closed') return ['read'];
  return ['read', 'snooze', view === 'ready' ? 'decline' : 'close'];
}

const LABELS: Readonly<Record<BulkChoice, string>> = {
  read: 'Mark read',
  snooze: 'Snooze',
  decline: 'Decline',
  close: 'Close',
};

interface BulkBarProps {
  count: number;
  view: ShownView;
  isWorking: boolean;
  onChoose: (choice: BulkChoice) => void;
  onClear: () => void;
}

/** Takes the place of filter and order while leads are chosen, so that nothing moves. */
export function BulkBar({ count, view, isWorking, onChoose, onClear }: BulkBarProps) {
  const isReadOnly = useReadOnly() === true;
  return (
    <Group aria-label="Selected leads" className="flex min-w-0 grow items-center gap-1">
      <p role="status" className="whitespace-nowrap pe-1 font-semibold text-sm tabular-nums">
        {formatCount(count)} <span className="sr-only">selected</span>
      </p>
      {bulkChoices(view).map((choice) => (
        <Button
          key={choice}
          variant="quiet"
          size="small"
          isDisabled={isWorking || isReadOnly}
          onPress={() => onChoose(choice)}
          className="px-2!"
        >
          {LABELS[choice]}
        </Button>
      ))}
      <IconButton label="Clear selection" icon={<X size={18} />} onPress={onClear} className="ms-auto" />
    </Group>
  );
}
