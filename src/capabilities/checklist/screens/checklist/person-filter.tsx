import { ChevronDown, UsersRound } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/menu.tsx';
import type { Checklist } from '../../contract.ts';
import { MemberMark } from './member-mark.tsx';

const EVERYONE = 'everyone';

interface PersonFilterProps {
  members: Checklist['members'];
  /** Open this month. */
  counts: ReadonlyMap<string, number>;
  person: string | null;
  onChange: (person: string | null) => void;
}

/** Whose turn is shown. On a phone there is no room for all of them side by side. */
export function PersonFilter({ members, counts, person, onChange }: PersonFilterProps) {
  if (members.length < 2) return null;
  const choose = (id: string) => onChange(id === EVERYONE ? null : id);
  const chosen = members.find(({ userUuid }) => userUuid === person);
  const chip = classNames(
    'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-paper px-4 text-sm transition-colors',
    'hover:border-ink data-selected:border-secondary data-selected:bg-cove-tint data-selected:font-semibold',
  );
  return (
    <div data-print="hidden">
      <ToggleButtonGroup
        aria-label="Whose tasks"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[person ?? EVERYONE]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) choose(String(key));
        }}
        className="hidden flex-wrap justify-end gap-2 md:flex"
      >
        <ToggleButton id={EVERYONE} className={chip}>
          Everyone
        </ToggleButton>
        {members.map((member) => (
          <ToggleButton key={member.userUuid} id={member.userUuid} className={chip}>
            <MemberMark
              member={member}
              members={members}
              isNamed={false}
              className="-ms-2 size-6! text-[0.65rem]!"
            />
            {member.firstName}
            {(counts.get(member.userUuid) ?? 0) > 0 && (
              <span className="tabular-nums">{counts.get(member.userUuid)}</span>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className="md:hidden">
        <Menu
          trigger={
            <Button variant="secondary" icon={<UsersRound size={18} aria-hidden="true" />}>
              {chosen?.firstName ?? 'Everyone'}
              <ChevronDown size={16} aria-hidden="true" className="ms-1.5 inline" />
            </Button>
          }
          entries={[
            { id: EVERYONE, label: 'Everyone' },
            ...members.map(({ userUuid, firstName }) => ({ id: userUuid, label: firstName })),
          ]}
          onAction={choose}
        />
      </div>
    </div>
  );
}
