import { Group } from 'react-aria-components';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { MOST_AT_ONCE } from '../../rules/verdicts.ts';
import { KeyCap } from './key-hints.tsx';
import { canDecide } from './queue-view.ts';
import type { Queue } from './use-queue.ts';

/** Chooses all or none, and gives one verdict about everything chosen. Its room is always there, so nothing moves. */
export function BulkBar({ queue }: { queue: Queue }) {
  const { shown, chosen, choose, decide, isDeciding } = queue;
  const uuids = chosen.map(({ uuid }) => uuid);
  const isAny = uuids.length > 0;
  const all = shown
    .filter(canDecide)
    .slice(0, MOST_AT_ONCE)
    .map(({ uuid }) => uuid);
  return (
    <Group
      aria-label="Selected messages"
      className={`flex min-h-14 shrink-0 items-center gap-2 border-line border-b px-5 transition-colors ${isAny ? 'bg-ink text-paper' : ''}`}
    >
      <CheckboxField
        label={isAny ? <span className="sr-only">Clear the selection</span> : 'Select all'}
        value={isAny}
        isDisabled={all.length === 0}
        onChange={() => choose(isAny ? [] : all)}
        className={isAny ? '-mt-2' : ''}
      />
      <p role="status" className="grow font-semibold">
        {isAny && `${uuids.length} selected`}
      </p>
      {isAny && (
        <>
          <Button
            variant="secondary"
            size="small"
            isDisabled={isDeciding}
            onPress={() => decide(uuids, 'BLOCK')}
          >
            Block {uuids.length}
            <KeyCap>⇧B</KeyCap>
          </Button>
          <Button
            variant="quiet"
            size="small"
            isDisabled={isDeciding}
            onPress={() => decide(uuids, 'APPROVE')}
            className="text-paper! hover:bg-paper/15!"
          >
            Approve {uuids.length}
            <KeyCap>⇧A</KeyCap>
          </Button>
        </>
      )}
    </Group>
  );
}
