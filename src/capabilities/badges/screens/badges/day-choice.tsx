import { Calendar, Check, ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMediumDate } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { BadgesOfListing } from '../../contract.ts';

/** 'Nov 16, 5:10 AM', by the clock where the business is. */
function momentText(countedAt: string, timeZone: string): string {
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Date(countedAt).toLocaleString('en-US', parts).replaceAll('\u202f', ' ');
}

const dayText = (day: string) => formatMediumDate(calendarDate(day));

type DayChoiceProps = Pick<BadgesOfListing, 'storefrontUuid' | 'day' | 'days' | 'countedAt' | 'timeZone'>;

/** Which day's figures are shown; an older one is worked out again from what happened until then. */
export function DayChoice({ storefrontUuid, day, days, countedAt, timeZone }: DayChoiceProps) {
  const navigate = useNavigate();

  function choose(chosen: string) {
    navigate(withQuery(vendorPaths.badges, { storefront: storefrontUuid, day: chosen }), {
      preventScrollReset: true,
    });
  }

  return (
    <>
      <span className="text-ink-soft text-sm">
        {countedAt === null
          ? 'The first count comes tonight'
          : `Last counted ${momentText(countedAt, timeZone)}`}
      </span>
      <Menu
        trigger={
          <Button variant="secondary">
            <Calendar size={16} aria-hidden="true" />
            As of {dayText(day)}
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        }
        entries={days.map((one) => ({
          id: one,
          label: dayText(one),
          icon:
            one === day ? (
              <Check size={18} className="text-primary" aria-label="Shown:" />
            ) : (
              <span className="size-4.5" />
            ),
        }))}
        onAction={choose}
      />
    </>
  );
}
