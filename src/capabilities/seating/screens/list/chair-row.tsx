import { Lock } from 'lucide-react';
import { Button as RowButton } from 'react-aria-components';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Seat } from '../../rules/seating-state.ts';
import { GuestReasonsList } from '../check/guest-reasons-list.tsx';
import { useSeating } from '../desk/seating-context.ts';
import { GuestMark } from './guest-mark.tsx';
import { GuestMenu } from './guest-menu.tsx';
import { personWords } from './person-words.ts';

interface ChairRowProps {
  seat: Seat;
  onMove: (guestUuid: string) => void;
  /** The reasons stand beside the list where there is a column for them. */
  hasReasonsBeside: boolean;
}

/** A chair somebody sits on. */
export function ChairRow({ seat, onMove, hasReasonsBeside }: ChairRowProps) {
  const { desk, view } = useSeating();
  const person = desk.personOf.get(seat.guestUuid);
  if (!person) return null;
  const isShown = view.guest === person.uuid;
  const words = personWords(person, desk.plan.dishes);
  return (
    <li className={classNames('border-line border-t', isShown && 'bg-wine-tint')}>
      <div className="flex items-center gap-3 ps-4 pe-1">
        <span className="w-5 text-ink-soft text-sm tabular-nums">
          <span className="sr-only">Chair </span>
          {seat.seat}
        </span>
        <RowButton
          aria-expanded={isShown}
          onPress={() => view.showGuest(isShown ? undefined : person.uuid)}
          className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-3 py-1.5 text-start"
        >
          <GuestMark person={person} />
          <span className="min-w-0">
            <span className="block font-semibold">
              {desk.nameOf(person.uuid)}
              {seat.isPinned && (
                <Lock
                  size={14}
                  role="img"
                  aria-label=", locked"
                  className="ms-1.5 inline align-baseline text-ink-soft"
                />
              )}
            </span>
            {words !== '' && <span className="block truncate text-ink-soft text-sm">{words}</span>}
          </span>
        </RowButton>
        {desk.canEdit && <GuestMenu seat={seat} onMove={() => onMove(person.uuid)} />}
      </div>
      {isShown && !hasReasonsBeside && (
        <div className="ps-12 pe-4 pb-4">
          <GuestReasonsList guestUuid={person.uuid} />
          {desk.canEdit && (
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="secondary" onPress={() => onMove(person.uuid)}>
                Move to…
              </Button>
              <Button
                variant="secondary"
                icon={<Lock size={16} aria-hidden="true" />}
                onPress={() => desk.actions.lock([person.uuid], !seat.isPinned)}
              >
                {seat.isPinned ? 'Unlock' : 'Lock'}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
