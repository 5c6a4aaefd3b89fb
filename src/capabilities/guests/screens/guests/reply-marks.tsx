import { Check, Plus, X } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import type { Household } from '../../contract.ts';
import { isOpenSeat } from '../../rules/guest-person.ts';
import type { InvitationStatus } from '../../rules/invitation.ts';

const FACES: Record<InvitationStatus, string> = {
  ATTENDING: 'bg-green text-paper',
  INVITED: 'border border-gold border-dashed text-gold-deep',
  DECLINED: 'bg-silver-tint text-ink-soft',
};
const OPEN = 'border border-secondary text-secondary';

function face(status: InvitationStatus, isOpen: boolean): string {
  return isOpen && status !== 'DECLINED' ? OPEN : FACES[status];
}

function Sign({ status, isOpen }: { status: InvitationStatus; isOpen: boolean }) {
  if (isOpen && status !== 'DECLINED') return <Plus size={12} strokeWidth={3} />;
  if (status === 'ATTENDING') return <Check size={12} strokeWidth={3} />;
  return status === 'DECLINED' ? <X size={12} strokeWidth={3} /> : null;
}

/** A mark for each person and what they replied; a dash where nobody is invited. Words stand beside it for who cannot see them. */
export function ReplyMarks({ people, place }: Pick<Household, 'people'> & { place: number }) {
  const invited = people.flatMap((person) => {
    const invitation = person.invitations[place];
    return invitation ? [{ person, status: invitation.status }] : [];
  });
  if (invited.length === 0) {
    return (
      <span aria-hidden="true" className="ps-1 text-ink-soft">
        –
      </span>
    );
  }
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {invited.map(({ person, status }) => (
        <span
          key={person.uuid}
          className={classNames(
            'flex size-5 items-center justify-center rounded-full',
            face(status, isOpenSeat(person)),
          )}
        >
          <Sign status={status} isOpen={isOpenSeat(person)} />
        </span>
      ))}
    </span>
  );
}

const LEGEND: readonly { status: InvitationStatus; isOpen: boolean; label: string }[] = [
  { status: 'ATTENDING', isOpen: false, label: 'Coming' },
  { status: 'INVITED', isOpen: false, label: 'Waiting' },
  { status: 'DECLINED', isOpen: false, label: 'Can’t' },
  { status: 'INVITED', isOpen: true, label: 'No name yet' },
];

export function ReplyLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm" aria-label="What the marks mean">
      {LEGEND.map(({ status, isOpen, label }) => (
        <li key={label} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames(
              'flex size-5 items-center justify-center rounded-full',
              face(status, isOpen),
            )}
          >
            <Sign status={status} isOpen={isOpen} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}
