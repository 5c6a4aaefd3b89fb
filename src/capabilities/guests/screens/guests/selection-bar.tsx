import { CalendarPlus, ListTree, Tag, Trash2, Users, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuProps } from '#ui/menu.tsx';
import type { GuestEvent } from '../../contract/events.contract.ts';
import type { Guest, Household } from '../../contract.ts';
import {
  type CoupleFirstNames,
  GUEST_LIST_LABELS,
  GUEST_LISTS,
  GUEST_SIDES,
  sideLabel,
} from '../../rules/household-choices.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import type { TagActions } from '../tags/use-tag-actions.ts';
import type { BulkActions } from './use-bulk-actions.ts';

interface SelectionBarProps {
  households: readonly Household[];
  events: readonly GuestEvent[];
  tags: readonly GuestTag[];
  couple: CoupleFirstNames;
  actions: BulkActions;
  tagActions: TagActions;
  /** Asks for a new tag for them. */
  onNewTag: (people: readonly Guest[]) => void;
  onClear: () => void;
}

const OFF = 'off:';
const NEW_TAG = 'new';

function Choice({
  label,
  icon,
  ...menu
}: Pick<MenuProps, 'entries' | 'onAction'> & { label: string; icon: ReactNode }) {
  const trigger = (
    <Button variant="quiet" size="small" icon={icon}>
      {label}
    </Button>
  );
  return <Menu placement="top end" trigger={trigger} {...menu} />;
}

/** Stands at the foot of the window while households are chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { households, events, tags, couple, actions, tagActions, onNewTag, onClear } = props;
  const people = households.flatMap((household) => household.people);
  function invite(id: string) {
    const isOff = id.startsWith(OFF);
    const event = events.find(({ uuid }) => uuid === (isOff ? id.slice(OFF.length) : id));
    if (event) (isOff ? actions.takeOff : actions.inviteTo)(households, event);
  }
  const eventEntries = [
    ...events.map(({ uuid, name }) => ({ id: uuid, label: name, group: 'Invite to' })),
    ...events.map(({ uuid, name }) => ({ id: `${OFF}${uuid}`, label: name, group: 'Take off' })),
  ];
  const tagEntries = [
    ...tags.map(({ uuid, name }) => ({ id: uuid, label: name, group: 'Add' })),
    { id: NEW_TAG, label: 'New tag…', group: 'Add' },
    ...tags
      .filter((_, place) => people.some((person) => person.tags.includes(place)))
      .map(({ uuid, name }) => ({ id: `${OFF}${uuid}`, label: name, group: 'Take off' })),
  ];
  function putTag(id: string) {
    if (id === NEW_TAG) return onNewTag(people);
    const isOff = id.startsWith(OFF);
    const tag = tags.find(({ uuid }) => uuid === (isOff ? id.slice(OFF.length) : id));
    if (tag) tagActions.put(tag, people, !isOff);
  }
  return (
    <section
      aria-label="Chosen households"
      data-bottom-bar
      className="sticky bottom-[calc(var(--foot-bar,0px)+0.75rem)] z-10 mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-paper px-4 py-2 shadow-float"
      data-print="hidden"
    >
      <p className="me-auto font-semibold" role="status">
        {plural(households.length, 'household')} chosen
      </p>
      <div className="flex items-center max-sm:order-last max-sm:basis-full max-sm:justify-between sm:gap-2 max-sm:[&_svg]:hidden">
        <Choice
          label="Events"
          icon={<CalendarPlus size={18} aria-hidden="true" />}
          entries={eventEntries}
          onAction={invite}
        />
        <Choice
          label="Tags"
          icon={<Tag size={18} aria-hidden="true" />}
          entries={tagEntries}
          onAction={putTag}
        />
        <Choice
          label="List"
          icon={<ListTree size={18} aria-hidden="true" />}
          entries={GUEST_LISTS.map((list) => ({ id: list, label: GUEST_LIST_LABELS[list] }))}
          onAction={(id) => {
            const list = GUEST_LISTS.find((one) => one === id);
            if (list) actions.place(households, { list }, GUEST_LIST_LABELS[list]);
          }}
        />
        <Choice
          label="Side"
          icon={<Users size={18} aria-hidden="true" />}
          entries={GUEST_SIDES.map((side) => ({ id: side, label: sideLabel(side, couple) }))}
          onAction={(id) => {
            const side = GUEST_SIDES.find((one) => one === id);
            if (side) actions.place(households, { side }, sideLabel(side, couple));
          }}
        />
      </div>
      <IconButton
        label="Delete chosen households"
        icon={<Trash2 size={20} />}
        onPress={() => {
          actions.remove(households);
          onClear();
        }}
      />
      <IconButton label="Choose none" icon={<X size={20} />} onPress={onClear} />
    </section>
  );
}
