import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';
import { GuestMark } from '../list/guest-mark.tsx';
import { MoveDialog } from '../list/move-dialog.tsx';
import { GuestReasonsList } from './guest-reasons-list.tsx';

/** Whoever was pressed last: where they sit, why, and what else would do. */
export function ReasonsPanel() {
  const { desk, view } = useSeating();
  const [isMoving, setMoving] = useState(false);
  const person = view.guest === undefined ? undefined : desk.personOf.get(view.guest);
  if (!person)
    return (
      <p className="border-line border-b p-5 text-ink-soft text-sm">
        Press someone on the plan to see why they sit there.
        {desk.canEdit && ' Drag a name from the left to a chair, or press the name and then the chair.'}
      </p>
    );
  const seat = desk.seatOf.get(person.uuid);
  const table = seat && desk.tableOf.get(seat.tableUuid);
  return (
    <section aria-labelledby="reasons" className="border-line border-b p-5">
      <div className="flex items-center gap-3">
        <GuestMark person={person} className="size-10! bg-primary! text-paper! text-sm!" />
        <div className="min-w-0 grow">
          <h2 id="reasons" className="text-xl">
            {desk.nameOf(person.uuid)}
          </h2>
          <p className="text-ink-soft text-sm">
            {seat && table ? `${tableName(table)}, chair ${seat.seat}` : 'Not seated yet'}
          </p>
        </div>
        {seat && desk.canEdit && (
          <Button
            variant="secondary"
            size="small"
            aria-pressed={seat.isPinned}
            icon={
              seat.isPinned ? (
                <Lock size={16} aria-hidden="true" />
              ) : (
                <LockOpen size={16} aria-hidden="true" />
              )
            }
            onPress={() => desk.actions.lock([person.uuid], !seat.isPinned)}
          >
            {seat.isPinned ? 'Locked' : 'Lock'}
          </Button>
        )}
      </div>
      {seat && <GuestReasonsList guestUuid={person.uuid} />}
      {desk.canEdit && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onPress={() => setMoving(true)}>
            {seat ? 'Move to…' : 'Seat at…'}
          </Button>
          {seat && (
            <Button variant="quiet" size="small" onPress={() => desk.actions.unseat([person.uuid])}>
              Unseat
            </Button>
          )}
        </div>
      )}
      {isMoving && <MoveDialog guestUuids={[person.uuid]} onClose={() => setMoving(false)} />}
    </section>
  );
}
