import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button as RowButton } from 'react-aria-components';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { freeChairs } from '../../rules/operations/plan-steps.ts';
import { type SeatingTable, tableName } from '../../rules/seating-state.ts';
import { filterTray } from '../../rules/tray.ts';
import { useSeating } from '../desk/seating-context.ts';
import { GuestMark } from './guest-mark.tsx';
import { personWords } from './person-words.ts';

interface SeatDialogProps {
  table: SeatingTable;
  seat: number | undefined;
  onClose: () => void;
}

const row =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-input px-2 text-start data-hovered:bg-linen';

/** Who comes to an empty chair: a household at once, or one of them. */
export function SeatDialog({ table, seat, onClose }: SeatDialogProps) {
  const { desk } = useSeating();
  const [text, setText] = useState('');
  const free = freeChairs(desk.plan.state, table).length;
  const shown = filterTray(desk.tray, 'ALL', text);
  const place = (guestUuids: readonly string[]) => {
    onClose();
    desk.actions.place(guestUuids, table, seat);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={seat === undefined ? `Who sits at ${tableName(table)}?` : `${tableName(table)}, chair ${seat}`}
      size="small"
    >
      <TextField
        label="Find a guest"
        isLabelHidden
        placeholder="Find a guest"
        type="search"
        value={text}
        onChange={setText}
        leading={<Search size={18} className="text-ink-soft" aria-hidden="true" />}
        reservesMessage={false}
      />
      {shown.length === 0 && (
        <p className="py-4 text-ink-soft">
          {text === '' ? 'Everyone has a chair.' : 'Nobody without a chair has that name.'}
        </p>
      )}
      <ul className="-mx-2 mt-2">
        {shown.map((household) => (
          <li key={household.uuid}>
            {household.people.length > 1 && household.people.length <= free && (
              <RowButton className={row} onPress={() => place(household.people.map(({ uuid }) => uuid))}>
                <span className="font-semibold">
                  {household.name}, all {household.people.length}
                </span>
              </RowButton>
            )}
            <ul className={household.people.length > 1 ? 'ps-4' : undefined}>
              {household.people.map((person) => (
                <li key={person.uuid}>
                  <RowButton className={row} onPress={() => place([person.uuid])}>
                    <GuestMark person={person} />
                    <span>
                      {desk.nameOf(person.uuid)}
                      <span className="block text-ink-soft text-sm">
                        {personWords(person, desk.plan.dishes)}
                      </span>
                    </span>
                  </RowButton>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
