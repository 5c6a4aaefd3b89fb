import { paths } from '#app/paths.ts';
import { parseCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import type { UserContext } from '#capabilities/navigation/contract.ts';
import { ButtonLink } from '#ui/button-link.tsx';

type Wedding = UserContext['user_role_account_weddings'][number];

function namesOf({
  primary_first_name,
  partner_first_name,
  empty_or_placeholder_couple_names,
}: Wedding): string {
  const names = [primary_first_name, partner_first_name].filter(Boolean);
  return empty_or_placeholder_couple_names || names.length === 0 ? 'Your wedding' : names.join(' & ');
}

export function YourWedding({ wedding }: { wedding: Wedding }) {
  const day = wedding.wedding_date ? parseCalendarDate(wedding.wedding_date) : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-sheet border border-line bg-paper p-5 shadow-float sm:px-6">
      <div className="min-w-0">
        <p className="break-words font-display text-2xl">{namesOf(wedding)}</p>
        <p className="mt-0.5 text-ink-soft">{day ? formatLongDate(day) : 'The date is still open'}</p>
      </div>
      <ButtonLink to={paths.accountSettings()}>Open your details</ButtonLink>
    </div>
  );
}
