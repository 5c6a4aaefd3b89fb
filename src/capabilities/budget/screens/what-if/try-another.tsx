import { calendarDate, dayOfWeek } from '#base/calendar-date.ts';
import { formatDateInText, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { DateField } from '#ui/date-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { BudgetLine } from '../../rules/budget-state.ts';
import { dayProblem, isReadDay } from '../../rules/typed-payment.ts';

interface TryAnotherProps {
  /** Lines that have no slider yet. */
  lines: readonly BudgetLine[];
  onLine: (uuid: string) => void;
  /** As it is typed. */
  day: string;
  onDay: (text: string) => void;
  triedDate: string | null;
  weddingDate: string | null;
}

function dayWords({ day, triedDate, weddingDate }: TryAnotherProps): string | undefined {
  if (triedDate !== null && isReadDay(day))
    return `A ${WEEKDAY_NAMES[dayOfWeek(calendarDate(triedDate))]}. No listing says what a single day costs, so this moves no figure. Ask your vendors.`;
  return weddingDate === null ? undefined : `You planned ${formatDateInText(calendarDate(weddingDate))}.`;
}

/** More to try, folded away until somebody wants it. */
export function TryAnother(props: TryAnotherProps) {
  const { lines, onLine, day, onDay } = props;
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-secondary text-sm underline decoration-secondary/40 underline-offset-4">
        Try another line or day
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-2">
        <SelectField
          label="Line"
          placeholder="Choose a line"
          options={lines.map(({ uuid, name }) => ({ id: uuid, label: name || 'No name yet' }))}
          value=""
          onChange={onLine}
          reservesMessage={false}
        />
        <DateField
          label="Day"
          isOptional
          value={day}
          onChange={onDay}
          error={dayProblem(day)}
          description={dayWords(props)}
          reservesMessage={false}
        />
      </div>
    </details>
  );
}
