import { Button } from '#ui/button.tsx';
import { rangeWords } from '../../rules/changed-days.ts';

interface RangeBarProps {
  days: readonly string[];
  onBlock: () => void;
  onFree: () => void;
  onCancel: () => void;
}

/** What can be done with the days that are selected; at the foot of the window, where thumbs are. */
export function RangeBar({ days, onBlock, onFree, onCancel }: RangeBarProps) {
  const [first] = days;
  const last = days.at(-1);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-5 mt-5 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-5 py-3 shadow-float md:bottom-4 md:mx-0 md:rounded-card md:border"
    >
      <p role="status" className="min-w-0 grow basis-56">
        {first && last ? (
          <>
            <strong>{rangeWords(first, last)}</strong>
            <span className="text-ink-soft"> · {days.length === 1 ? '1 day' : `${days.length} days`}</span>
          </>
        ) : (
          'Choose the first day, then the last.'
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" isDisabled={days.length === 0} onPress={onBlock}>
          Block
        </Button>
        <Button size="small" variant="secondary" isDisabled={days.length === 0} onPress={onFree}>
          Unblock
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
