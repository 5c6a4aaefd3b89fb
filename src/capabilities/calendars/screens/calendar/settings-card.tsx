import { WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { Card } from '#ui/card.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { Calendar } from '../../contract.ts';
import { OpenThrough } from './open-through.tsx';
import { useSettings } from './use-settings.ts';

const WEEKDAYS = WEEKDAY_NAMES.map((name, weekday) => ({ id: String(weekday), label: name.slice(0, 3) }));

interface SettingsCardProps {
  uuid: string;
  calendar: Calendar;
}

/** What is true of the calendar in general. */
export function SettingsCard({ uuid, calendar }: SettingsCardProps) {
  const { canEdit, displayAvailability, daysOff } = calendar;
  const settings = useSettings(uuid);

  function changeDaysOff(chosen: readonly string[]) {
    const weekdays = chosen.map(Number);
    const added = weekdays.find((weekday) => !daysOff.includes(weekday));
    const weekday = added ?? daysOff.find((day) => !weekdays.includes(day));
    if (weekday !== undefined) settings.mutate({ dayOff: { weekday, isOff: added !== undefined } });
  }

  return (
    <Card as="section" aria-labelledby="calendar-settings">
      <h2 id="calendar-settings" className="mb-3 text-xl">
        Your availability
      </h2>
      <SwitchField
        label="Show my availability to couples"
        description="Your page shows which days are free, never why a day is taken."
        value={displayAvailability}
        isDisabled={!canEdit}
        onChange={(isShown) => settings.mutate({ displayAvailability: isShown })}
      />
      <ChoiceChips
        className="mt-5"
        label="Weekly days off"
        options={WEEKDAYS}
        value={daysOff.map(String)}
        isDisabled={!canEdit}
        onChange={changeDaysOff}
        reservesMessage={false}
      />
      <OpenThrough
        key={calendar.availableThrough}
        calendar={calendar}
        isPending={settings.isPending}
        onSave={(availableThrough) => settings.mutate({ availableThrough })}
      />
    </Card>
  );
}
