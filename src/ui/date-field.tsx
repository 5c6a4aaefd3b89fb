import { CalendarDays } from 'lucide-react';
import { type FocusEvent, lazy, Suspense, useRef, useState } from 'react';
import type { CalendarDate } from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { dateText } from './date-text.ts';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const loadCalendar = () => import('./calendar-popover.tsx');

// Most people type their date, so the calendar comes with the first wish for it.
const CalendarPopover = lazy(async () => ({ default: (await loadCalendar()).CalendarPopover }));

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'countTo' | 'maxLength' | 'trailing'> {
  /** Bounds of the calendar; what is typed is judged by the form's rules. */
  minDate?: CalendarDate;
  maxDate?: CalendarDate;
  /** For days nobody looks up in a calendar, a birthday for instance. */
  hasNoCalendar?: boolean;
}

/** A date, typed as MM/DD/YYYY or picked; its value is the text as shown. */
export function DateField(props: DateFieldProps) {
  const { onChange, onBlur, placeholder = 'MM/DD/YYYY', autoComplete = 'off', ...others } = props;
  const { minDate, maxDate, hasNoCalendar, ...rest } = others;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function leave(event: FocusEvent) {
    // On the way between text, button and calendar the field is not left yet: no error.
    const box = button.current?.parentElement;
    if (isOpen || box?.contains(event.relatedTarget)) return;
    onBlur?.(event);
  }

  const picker = (
    <IconButton
      ref={button}
      label={`Choose ${rest.label.toLowerCase()} from a calendar`}
      icon={<CalendarDays size={20} />}
      isDisabled={rest.isDisabled}
      onHoverStart={loadCalendar}
      onFocus={loadCalendar}
      onBlur={leave}
      onPress={() => {
        setWasOpened(true);
        setOpen(true);
      }}
      className="me-1.5 noscript:hidden"
    />
  );

  return (
    <>
      <TextField
        {...rest}
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={placeholder}
        onChange={(typed) => onChange(dateText(typed, rest.value))}
        onBlur={leave}
        inputClassName="tabular-nums"
        trailing={hasNoCalendar ? undefined : picker}
      />
      {wasOpened && (
        <Suspense>
          <CalendarPopover
            label={rest.label}
            anchorRef={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
            value={parseUsDate(rest.value)}
            minDate={minDate}
            maxDate={maxDate}
            onPick={(date) => onChange(formatUsDate(date))}
          />
        </Suspense>
      )}
    </>
  );
}
