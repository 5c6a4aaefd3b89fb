import { Button as RowButton } from 'react-aria-components';
import { plural } from '#base/text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { freeChairs } from '../../rules/operations/plan-steps.ts';
import { namesInText } from '../../rules/rule-words.ts';
import { tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';

interface MoveDialogProps {
  guestUuids: readonly string[];
  onClose: () => void;
}

/** Which table somebody goes to, with how many chairs each has left. */
export function MoveDialog({ guestUuids, onClose }: MoveDialogProps) {
  const { desk } = useSeating();
  const [first = ''] = guestUuids;
  const here = desk.seatOf.get(first)?.tableUuid;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Move ${namesInText(guestUuids.map(desk.nameOf))} to…`}
      size="small"
    >
      <ul className="-mx-2">
        {desk.tables
          .filter(({ uuid }) => uuid !== here)
          .map((table) => {
            const free = freeChairs(desk.plan.state, table, guestUuids).length;
            return (
              <li key={table.uuid}>
                <RowButton
                  isDisabled={free < guestUuids.length}
                  onPress={() => {
                    onClose();
                    desk.actions.place(guestUuids, table);
                  }}
                  className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-input px-2 text-start data-disabled:cursor-not-allowed data-hovered:bg-linen data-disabled:text-ink-soft"
                >
                  <span>
                    {tableName(table)}
                    {table.label !== '' && <span className="text-ink-soft"> · Table {table.number}</span>}
                  </span>
                  <span className="text-ink-soft text-sm">
                    {free === 0 ? 'Full' : plural(free, 'free chair')}
                  </span>
                </RowButton>
              </li>
            );
          })}
      </ul>
    </Dialog>
  );
}
