import { RadioGroupField } from '#ui/radio-group-field.tsx';
import { FORGET_DAYS, type ForgetDays, forgetWords } from '../../rules/forgetting.ts';

const KEEP = 'keep';

const OPTIONS = [
  ...FORGET_DAYS.map((days) => ({ id: String(days), label: days === 365 ? 'One year' : `${days} days` })),
  { id: KEEP, label: 'Keep it' },
];

interface ForgettingSectionProps {
  days: ForgetDays | null;
  lastDay: string | null;
  today: string;
  onChange: (days: ForgetDays | null) => void;
}

/** How long what guests told of themselves is kept, with the day in words. */
export function ForgettingSection({ days, lastDay, today, onChange }: ForgettingSectionProps) {
  return (
    <section aria-labelledby="forgetting-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="forgetting-title" className="mb-1 font-display text-2xl">
        After the wedding
      </h2>
      <p className="mb-3 text-ink-soft">{forgetWords(lastDay, days, today)}</p>
      <RadioGroupField
        label="Keep what guests tell you for"
        options={OPTIONS}
        value={days === null ? KEEP : String(days)}
        onChange={(id) => onChange(FORGET_DAYS.find((choice) => String(choice) === id) ?? null)}
        reservesMessage={false}
      />
    </section>
  );
}
