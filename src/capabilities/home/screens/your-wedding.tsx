import { ArrowRight } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import { todayHere } from '#app/today-here.ts';
import { parseCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import { type Countdown, countdownTo, countdownWords } from '../rules/countdown.ts';
import { coupleNames, type HomeWedding } from './couple-names.ts';
import { useHeadCount } from './use-head-count.ts';

/** The figure is drawn, the sentence is read: 'Today is the day', '300 days to go'. */
function CountdownPlate({ countdown }: { countdown: Countdown }) {
  const { figure, words } = countdownWords(countdown);
  return (
    <p className="flex w-34 shrink-0 flex-col items-center justify-center bg-blush px-3 py-5 text-center text-primary sm:w-38">
      {countdown.state === 'open' ? (
        <span aria-hidden="true" className="font-display text-5xl italic">
          &amp;
        </span>
      ) : (
        <span
          className={`font-display ${countdown.state === 'today' ? 'text-3xl sm:text-4xl' : 'text-4xl sm:text-5xl'}`}
        >
          {figure}
        </span>
      )}{' '}
      <span className="mt-1 font-semibold text-sm">{words}</span>
    </p>
  );
}

/** A day that is over may be a slip, or have been put off. */
const LINKS: Partial<Record<Countdown['state'], string>> = {
  open: 'Set your date',
  past: 'Change your date',
};

const LINK = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary';

export function YourWedding({ wedding }: { wedding: HomeWedding }) {
  const day = wedding.wedding_date ? parseCalendarDate(wedding.wedding_date) : undefined;
  const place = wedding.wedding_location_history[0]?.location;
  const countdown = countdownTo(day, todayHere());
  const guests = useHeadCount(true);
  // On the line that is there already, so that nothing moves when it is known.
  const coming = guests && guests.coming > 0 ? formatCount(guests.coming) : undefined;
  const link = wedding.allowed.includes('edit-details') ? LINKS[countdown.state] : undefined;
  return (
    <section
      aria-label="Your wedding"
      className="flex min-h-38 overflow-hidden rounded-sheet border border-line bg-paper shadow-float"
    >
      <CountdownPlate countdown={countdown} />
      <div className="flex min-w-0 grow flex-col justify-center px-5 py-4 sm:px-6">
        <p className="truncate font-display text-xl sm:text-2xl">{coupleNames(wedding)}</p>
        <p className="mt-0.5 text-ink-soft">{day ? formatLongDate(day) : 'Any day can be the day.'}</p>
        {place && <p className="truncate text-ink-soft max-sm:hidden">{place}</p>}
        <div className="flex flex-wrap gap-x-5">
          <TextLink
            to={`${paths.accountSettings()}#wedding`}
            look="plain"
            className={classNames(LINK, coming !== undefined && 'max-sm:hidden')}
          >
            {link ?? 'View your details'}
            <ArrowRight size={18} aria-hidden="true" />
          </TextLink>
          {coming !== undefined && (
            <TextLink to={paths.guestReplies()} look="plain" className={LINK}>
              {coming} coming
              <ArrowRight size={18} aria-hidden="true" />
            </TextLink>
          )}
        </div>
      </div>
    </section>
  );
}
