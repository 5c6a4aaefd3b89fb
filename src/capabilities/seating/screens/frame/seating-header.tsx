import { ChevronDown, EllipsisVertical, Redo2, Share2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import type { SeatingPlans } from '../../contract/plans.contract.ts';
import { useSeating } from '../desk/seating-context.ts';
import type { SeatingSnapshot } from '../store/seating-store.ts';
import type { PlansDialog } from '../versions/plans-dialogs.tsx';
import { HereToo } from './here-too.tsx';
import { SaveNote } from './save-note.tsx';
import type { SeatingMode } from './seating-modes.tsx';

interface SeatingHeaderProps {
  list: SeatingPlans;
  snapshot: Omit<SeatingSnapshot, 'plan'>;
  modes: ReactNode;
  onDialog: (dialog: PlansDialog) => void;
  onMode: (mode: SeatingMode) => void;
}

const DIALOGS: readonly PlansDialog[] = [
  'new-plan',
  'copy-plan',
  'versions',
  'release',
  'rename',
  'remove-plan',
];
const isDialog = (id: string): id is PlansDialog => DIALOGS.some((dialog) => dialog === id);

/** Which plan of which event is open, and the others. */
function PlanMenu({ list }: { list: SeatingPlans }) {
  const { desk } = useSeating();
  const navigate = useNavigate();
  const { plan } = desk;
  const entries = list.events.flatMap((event): MenuEntry[] => {
    const plans = list.plans.filter(({ eventUuid }) => eventUuid === event.uuid);
    const address = (planUuid?: string) =>
      `?event=${event.uuid}${planUuid === undefined ? '' : `&plan=${planUuid}`}`;
    if (plans.length === 0)
      return [
        { id: address(), label: 'Begin a plan', description: `${event.people} guests`, group: event.name },
      ];
    return plans.map(({ uuid, name, isCurrent, seated }) => ({
      id: address(uuid),
      label: name,
      description: `${seated} of ${event.people} seated${isCurrent ? ', current' : ''}`,
      group: event.name,
    }));
  });
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button variant="secondary" size="small" className="max-w-32 sm:max-w-56">
          <span className="truncate">{plan.state.name}</span>
          <ChevronDown size={16} aria-hidden="true" className="ms-1.5 inline shrink-0" />
        </Button>
      }
      entries={entries}
      onAction={(id) => void navigate(`${paths.seatingChart()}${id}`)}
    />
  );
}

export function SeatingHeader({ list, snapshot, modes, onDialog, onMode }: SeatingHeaderProps) {
  const { desk } = useSeating();
  const { plan, actions, canEdit } = desk;
  const entries: MenuEntry[] = [
    { id: 'room', label: canEdit ? 'Change the room' : 'The room', group: 'Go to' },
    { id: 'print', label: 'Print', group: 'Go to' },
    ...(canEdit
      ? [
          { id: 'rename', label: 'Rename this plan', group: 'This plan' },
          { id: 'copy-plan', label: 'Copy this plan', group: 'This plan' },
          { id: 'new-plan', label: 'Begin another plan', group: 'This plan' },
          { id: 'versions', label: 'Earlier versions', group: 'This plan' },
          {
            id: 'release',
            label: plan.state.isReleased ? 'Hide table numbers from guests' : 'Show guests their table',
            group: 'Guests',
          },
          { id: 'remove-plan', label: 'Remove this plan', group: 'This plan', tone: 'danger' as const },
        ]
      : [{ id: 'versions', label: 'Earlier versions', group: 'This plan' }]),
  ].toSorted((one, other) => one.group.localeCompare(other.group));
  return (
    <header
      className="flex flex-wrap items-center gap-x-2 gap-y-2 border-line border-b bg-paper px-4 lg:gap-x-4 py-2 lg:px-8"
      data-print="hidden"
    >
      <h1 className="text-2xl lg:text-3xl">Seating</h1>
      <PlanMenu list={list} />
      <div className="order-last w-full lg:order-none lg:mx-auto lg:w-auto">{modes}</div>
      <div className="ms-auto flex items-center gap-x-1 lg:ms-0 lg:gap-x-3">
        <span className="hidden lg:block">
          <HereToo />
        </span>
        {canEdit && <SaveNote {...snapshot} />}
        {canEdit && (
          <span className="flex">
            <IconButton
              label={snapshot.canUndo ? `Undo ${actions.wordsOf(snapshot.toUndo)}` : 'Undo'}
              icon={<Undo2 size={20} />}
              isDisabled={!snapshot.canUndo}
              onPress={actions.undo}
            />
            <IconButton
              label={snapshot.canRedo ? `Redo ${actions.wordsOf(snapshot.toRedo)}` : 'Redo'}
              icon={<Redo2 size={20} />}
              isDisabled={!snapshot.canRedo}
              onPress={actions.redo}
              className="max-sm:hidden"
            />
          </span>
        )}
        {canEdit && (
          <Button
            variant="secondary"
            size="small"
            className="max-xl:hidden"
            icon={<Share2 size={16} aria-hidden="true" />}
            onPress={() => onMode('print')}
          >
            Send to venue
          </Button>
        )}
        <Menu
          trigger={<IconButton label="Plan options" icon={<EllipsisVertical size={20} />} />}
          entries={entries}
          onAction={(id) => (isDialog(id) ? onDialog(id) : onMode(id === 'print' ? 'print' : 'room'))}
        />
      </div>
      <span className="w-full lg:hidden empty:hidden has-[>span:empty]:hidden">
        <HereToo />
      </span>
    </header>
  );
}
