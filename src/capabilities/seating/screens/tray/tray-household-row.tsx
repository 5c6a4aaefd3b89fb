import { Accessibility, Baby, ChevronDown, GripVertical, Hand, LogOut, Volume1 } from 'lucide-react';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { Button as RowButton } from 'react-aria-components';
import { NEED_LABELS, type Need } from '#capabilities/guests/rules/guest-needs.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { SeatingPerson } from '../../contract/plans.contract.ts';
import type { TrayHousehold } from '../../rules/tray.ts';
import { useSeating } from '../desk/seating-context.ts';
import { GuestMark } from '../list/guest-mark.tsx';
import { MoveDialog } from '../list/move-dialog.tsx';
import { beginGuestDrag } from '../plan/guest-drag.ts';

const NEED_ICONS: Readonly<Record<Need, typeof Baby>> = {
  STEP_FREE: Accessibility,
  QUIET: Volume1,
  HIGH_CHAIR: Baby,
  NEAR_EXIT: LogOut,
  SIGN_LANGUAGE: Hand,
};

/** A button where a press picks somebody up; for whoever only looks, words. */
function Row({ isHeld, onPress, children }: { isHeld: boolean; onPress: () => void; children: ReactNode }) {
  const { desk } = useSeating();
  const look = 'flex min-h-12 min-w-0 grow items-center gap-2.5 py-1 text-start';
  if (!desk.canEdit) return <div className={look}>{children}</div>;
  return (
    <RowButton aria-pressed={isHeld} onPress={onPress} className={`${look} cursor-pointer`}>
      {children}
    </RowButton>
  );
}

interface TrayHouseholdRowProps {
  household: TrayHousehold<SeatingPerson>;
  onPicked?: () => void;
}

function Needs({ people }: { people: readonly SeatingPerson[] }) {
  const needs = [...new Set(people.flatMap((person) => person.needs))];
  return needs.map((need) => {
    const Icon = NEED_ICONS[need];
    return (
      <span
        key={need}
        className="flex size-6 items-center justify-center rounded-full bg-cove-tint text-cove-deep"
      >
        <Icon size={14} role="img" aria-label={NEED_LABELS[need]} />
      </span>
    );
  });
}

/** A household as one, or one of them: dragged, picked up for the next chair that is pressed, or sent to a table. */
export function TrayHouseholdRow({ household, onPicked }: TrayHouseholdRowProps) {
  const { desk, view } = useSeating();
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<readonly string[]>();
  const { people, name } = household;
  const [first] = people;
  const uuids = people.map(({ uuid }) => uuid);
  const isAlone = people.length === 1;
  const label = isAlone && first ? desk.nameOf(first.uuid) : `${name}, ${people.length}`;
  const isHeld = (guestUuids: readonly string[]) =>
    guestUuids.length === view.hand.length && guestUuids.every((uuid) => view.hand.includes(uuid));

  function pick(guestUuids: readonly string[]) {
    view.pickUp(isHeld(guestUuids) ? [] : guestUuids);
    onPicked?.();
  }

  function drag(event: PointerEvent, guestUuids: readonly string[], words: string) {
    if (desk.canEdit) beginGuestDrag(event, { guestUuids, words });
  }

  const row = (held: boolean) =>
    classNames(
      'group flex items-center gap-2 rounded-input ps-1 hover:bg-linen',
      held && 'bg-wine-tint hover:bg-wine-tint',
    );
  const press = 'flex min-h-12 min-w-0 grow cursor-pointer items-center gap-2.5 py-1 text-start';
  return (
    <li>
      <div className={row(isHeld(uuids))} onPointerDownCapture={(event) => drag(event, uuids, label)}>
        <GripVertical
          size={14}
          aria-hidden="true"
          className={classNames(
            'shrink-0 text-line-strong max-lg:hidden',
            desk.canEdit ? 'cursor-grab' : 'invisible',
          )}
        />
        <Row isHeld={isHeld(uuids)} onPress={() => pick(uuids)}>
          {first && <GuestMark person={first} />}
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold text-sm">{label}</span>
            {!isAlone && (
              <span className="block truncate text-ink-soft text-xs">
                {people.map((person) => person.firstName || 'Guest').join(', ')}
              </span>
            )}
          </span>
        </Row>
        <Needs people={people} />
        {desk.canEdit && (
          <IconButton
            label={isAlone ? `Seat ${label}` : `${isOpen ? 'Hide' : 'Show'} the people of ${name}`}
            icon={<ChevronDown size={16} className={isOpen ? 'rotate-180' : undefined} />}
            onPress={() => (isAlone ? setMoved(uuids) : setOpen(!isOpen))}
            className="size-9!"
          />
        )}
      </div>
      {isOpen && !isAlone && (
        <ul className="ms-6 mb-1">
          <li>
            <RowButton className={`${press} text-secondary text-sm`} onPress={() => setMoved(uuids)}>
              Seat all {people.length} at…
            </RowButton>
          </li>
          {people.map((person) => {
            const words = desk.nameOf(person.uuid);
            return (
              <li
                key={person.uuid}
                className={row(isHeld([person.uuid]))}
                onPointerDownCapture={(event) => drag(event, [person.uuid], words)}
              >
                <Row isHeld={isHeld([person.uuid])} onPress={() => pick([person.uuid])}>
                  <GuestMark person={person} className="size-7!" />
                  <span className="truncate text-sm">{words}</span>
                </Row>
                <Needs people={[person]} />
              </li>
            );
          })}
        </ul>
      )}
      {moved && <MoveDialog guestUuids={moved} onClose={() => setMoved(undefined)} />}
    </li>
  );
}
