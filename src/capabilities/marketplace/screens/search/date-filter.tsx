import { useId } from 'react';
import { useUser } from '#app/use-user.ts';
import { type CalendarDate, isCalendarDate } from '#base/calendar-date.ts';
import { formatMediumDate } from '#base/calendar-date-format.ts';
import { FilterLink } from './filter-link.tsx';
import { PlainFilterForm, plainFieldStyle } from './plain-filter-form.tsx';
import type { SearchLinks } from './search-links.ts';

export interface DateFilterProps {
  path: string;
  links: SearchLinks;
  dates: readonly CalendarDate[];
}

/** Known once the page is hydrated: public pages are the same for everyone. */
function useWeddingDate(): CalendarDate | undefined {
  const date = useUser()?.user_role_account_weddings[0]?.wedding_date;
  return isCalendarDate(date) ? date : undefined;
}

/** Only those who are free that day. */
export function DateFilter({ path, links, dates }: DateFilterProps) {
  const own = useWeddingDate();
  const id = useId();
  const value = dates[0] ?? '';
  return (
    <>
      {/* One line in any case: the couple's own day comes late and must not push what is below. */}
      <div className="flex h-6 items-center justify-between gap-3 text-xs">
        <label htmlFor={id} className="text-ink-soft">
          Free on
        </label>
        {own && !dates.includes(own) && (
          <FilterLink
            href={links.with({ date: own })}
            className="-my-2 inline-flex min-h-11 items-center font-semibold text-secondary hover:underline"
          >
            Your date: {formatMediumDate(own)}
          </FilterLink>
        )}
      </div>
      <PlainFilterForm
        label="Wedding date"
        path={path}
        links={links}
        fields={['date']}
        toAddress={(form) => {
          const date = form.get('date');
          return links.with({ date: isCalendarDate(date) ? date : '' });
        }}
      >
        <input key={value} id={id} type="date" name="date" defaultValue={value} className={plainFieldStyle} />
      </PlainFilterForm>
    </>
  );
}
