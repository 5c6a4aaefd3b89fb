import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { stillToCome, todayHere } from '#app/today-here.ts';
import { useUser } from '#app/use-user.ts';
import type { CalendarDate } from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { dateText } from '#ui/date-text.ts';
import { plainFieldStyle } from './filter-form.tsx';

const loadCalendar = () => import('#ui/calendar-popover.tsx');

// Most people never open it.
const CalendarPopover = lazy(async () => ({ default: (await loadCalendar()).CalendarPopover }));

/** What is wrong with a day as it was typed; empty where nothing is. */
function dateFault(text: string): string {
  if (text === '') return '';
  const date = parseUsDate(text);
  if (!date) return 'Type the day as MM/DD/YYYY.';
  return date < todayHere() ? 'That day has passed. Pick one still to come.' : '';
}

/** Only those who are free that day: typed or picked, and never one that is over. */
export function DateFilter({ dates }: { dates: readonly CalendarDate[] }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef('');
  const [fault, setFault] = useState('');
  const [isOpen, setOpen] = useState<boolean>();
  const [first, ...others] = dates;
  const weddingDate = stillToCome(useUser()?.user_role_account_weddings[0]?.wedding_date);

  // An old address may still ask for a day that is over; on the server nobody knows which that is.
  useEffect(() => {
    if (first) setFault(dateFault(formatUsDate(first)));
  }, [first]);

  function judge(input: HTMLInputElement, isDone: boolean) {
    const found = dateFault(input.value);
    // Half a date keeps the search waiting; only a whole one, or one that is left behind, is told what is wrong.
    input.setCustomValidity(found);
    setFault(isDone || parseUsDate(input.value) ? found : '');
  }

  function type(input: HTMLInputElement) {
    input.value = dateText(input.value, last.current);
    last.current = input.value;
    judge(input, false);
  }

  function pick(date: CalendarDate) {
    if (!field.current) return;
    field.current.value = formatUsDate(date);
    judge(field.current, true);
    field.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  return (
    <>
      <label htmlFor={id} className="mb-0.5 block text-ink-soft text-xs">
        Free on
      </label>
      <div className="relative">
        <input
          ref={field}
          id={id}
          type="text"
          name="date"
          inputMode="numeric"
          placeholder="MM/DD/YYYY"
          defaultValue={first ? formatUsDate(first) : ''}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={fault === '' ? undefined : `${id}-fault`}
          onInput={({ currentTarget }) => type(currentTarget)}
          onBlur={({ currentTarget }) => judge(currentTarget, true)}
          className={`${plainFieldStyle} pe-11`}
        />
        <button
          ref={button}
          type="button"
          aria-label="Pick a day from a calendar"
          aria-haspopup="dialog"
          onPointerEnter={loadCalendar}
          onFocus={loadCalendar}
          onClick={() => setOpen(true)}
          className="absolute end-0 top-0 flex size-11 items-center justify-center rounded-input text-ink-soft hover:text-ink noscript:hidden"
        >
          <CalendarDays size={20} aria-hidden="true" />
        </button>
      </div>
      {others.map((date) => (
        <input key={date} type="hidden" name="date" value={date} />
      ))}
      <p id={`${id}-fault`} role="status" className="text-red-deep text-sm empty:hidden">
        {fault}
      </p>
      {isOpen !== undefined && (
        <Suspense>
          <CalendarPopover
            label="Wedding date"
            anchorRef={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={parseUsDate(field.current?.value ?? '')}
            opensAt={weddingDate ?? undefined}
            minDate={todayHere()}
            onPick={pick}
          />
        </Suspense>
      )}
    </>
  );
}
