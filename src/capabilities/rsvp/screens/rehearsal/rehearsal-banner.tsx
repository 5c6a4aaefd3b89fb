import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';

/** Above every screen of a rehearsal, in the couple’s language: nobody can take it for the real one. */
export function RehearsalBanner({ on }: { on: string }) {
  return (
    <aside
      lang="en"
      dir="ltr"
      aria-label="Rehearsal"
      className="sticky top-0 z-20 flex flex-wrap items-center justify-center gap-x-4 bg-ink px-4 py-1.5 text-center text-base text-paper"
    >
      <p>
        <strong>Rehearsal: nothing is sent.</strong>
        {on && ` As on ${formatLongDate(calendarDate(on))}.`}
      </p>
      <a
        href={paths.guestRehearsal()}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        End rehearsal
      </a>
    </aside>
  );
}
