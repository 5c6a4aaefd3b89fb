import { classNames } from '#ui/class-names.ts';
import type { SeatingPerson } from '../../contract/plans.contract.ts';
import { initials } from '../../rules/tray.ts';
import { useSeating } from '../desk/seating-context.ts';

/** Initials on the color of their group; the name always stands beside it. */
export function GuestMark({ person, className }: { person: SeatingPerson; className?: string }) {
  const { desk } = useSeating();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-8 shrink-0 select-none items-center justify-center rounded-full font-semibold text-ink text-xs',
        desk.groupOf(person)?.surface ?? 'bg-linen',
        className,
      )}
    >
      {initials(person)}
    </span>
  );
}
