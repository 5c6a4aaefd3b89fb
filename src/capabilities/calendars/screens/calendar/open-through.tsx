import { useState } from 'react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import type { Calendar } from '../../contract.ts';

interface OpenThroughProps {
  calendar: Pick<Calendar, 'availableThrough' | 'today' | 'lastDay' | 'canEdit'>;
  isPending: boolean;
  onSave: (day: string | null) => void;
}

/** How far ahead couples can book. */
export function OpenThrough({ calendar, isPending, onSave }: OpenThroughProps) {
  const { availableThrough, today, lastDay, canEdit } = calendar;
  const kept = availableThrough ? formatUsDate(calendarDate(availableThrough)) : '';
  const [text, setText] = useState(kept);
  const [error, setError] = useState<string>();

  function save() {
    const day = parseUsDate(text);
    if (text !== '' && (!day || day < today)) return setError('Enter a day from today on, as MM/DD/YYYY.');
    onSave(day ?? null);
  }

  return (
    <div className="mt-5">
      <DateField
        label="Free through"
        isOptional
        value={text}
        error={error}
        isDisabled={!canEdit}
        minDate={calendarDate(today)}
        maxDate={calendarDate(lastDay)}
        description="Later days show as not open yet. Leave it empty to take bookings any time."
        onChange={(typed) => {
          setText(typed);
          setError(undefined);
        }}
      />
      {canEdit && text !== kept && (
        <Button size="small" isPending={isPending} onPress={save}>
          Save date
        </Button>
      )}
    </div>
  );
}
