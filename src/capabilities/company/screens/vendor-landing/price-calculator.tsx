import { useId, useState } from 'react';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { PlainSelect } from '#ui/plain-select.tsx';
import { type LeadExample, leadCredits } from '../../rules/lead-credits.ts';
import { TIER_FACTORS, TIME_FACTORS } from '../../rules/lead-factors.ts';

const TIERS = [
  { id: 'STANDARD', label: 'Standard' },
  { id: 'SILVER', label: 'Silver' },
  { id: 'GOLD', label: 'Gold' },
] as const;

function tierHint({ tier, category }: LeadExample): string {
  if (tier === 'STANDARD') return 'Little known yet';
  if (tier === 'SILVER') return 'Date and budget';
  return category === 'wedding-venues' ? 'Verified phone, guests too' : 'Verified phone, venue too';
}

const TIMES = [
  { id: 'under-3', label: 'Under 3 months', hint: 'under 3 months' },
  { id: 'under-6', label: 'Under 6', hint: 'under 6 months' },
  { id: 'later', label: 'Later', hint: '6 months or more' },
] as const;

interface ChoiceProps<Id extends string> {
  legend: string;
  name: string;
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

function Choice<Id extends string>({ legend, name, options, value, onChange }: ChoiceProps<Id>) {
  return (
    <fieldset className="grid min-w-0 items-center gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]">
      <legend className="float-start text-sm max-sm:mb-1 sm:contents">
        <span className="text-ink-soft text-sm">{legend}</span>
      </legend>
      <div className="flex rounded-full bg-ink/6 p-1">
        {options.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-10 grow cursor-pointer items-center justify-center rounded-full px-2 text-center text-sm has-checked:bg-paper has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Factor({ value, label, hint }: { value: number; label: string; hint: string }) {
  return (
    <div className="wrap-anywhere min-w-0 grow basis-0 text-center">
      <p className="font-display text-2xl tabular-nums sm:text-3xl">{value}</p>
      <p className="font-medium text-sm">{label}</p>
      <p className="text-ink-soft text-xs">{hint}</p>
    </div>
  );
}

/** The formula with one's own numbers in it: the same that every lead shows. */
export function PriceCalculator() {
  const [lead, setLead] = useState<LeadExample>({
    category: 'wedding-venues',
    tier: 'SILVER',
    time: 'later',
  });
  const id = useId();
  const category = MARKETPLACE_CATEGORIES.find(({ taxonomyKey }) => taxonomyKey === lead.category);
  const tier = TIERS.find(({ id }) => id === lead.tier);
  const price = leadCredits(lead);
  return (
    <section aria-label="Work out a price" className="rounded-card bg-linen p-5 md:p-7">
      <label htmlFor={id} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]">
        <span className="text-ink-soft text-sm">You are</span>
        <PlainSelect
          id={id}
          value={lead.category}
          onChange={({ target }) => setLead({ ...lead, category: target.value as TaxonomyKey })}
          className="min-h-11 w-full rounded-input border border-line-strong bg-paper ps-3"
        >
          {MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel }) => (
            <option key={taxonomyKey} value={taxonomyKey}>
              {navLabel}
            </option>
          ))}
        </PlainSelect>
      </label>
      <div className="mt-3 flex flex-col gap-3">
        <Choice
          legend="Couple"
          name="tier"
          options={TIERS}
          value={lead.tier}
          onChange={(id) => setLead({ ...lead, tier: id })}
        />
        <Choice
          legend="Wedding"
          name="time"
          options={TIMES}
          value={lead.time}
          onChange={(id) => setLead({ ...lead, time: id })}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-start gap-1 sm:flex-nowrap sm:gap-2" role="status">
        <Factor value={category?.categoryNumber ?? 0} label="Base" hint={category?.navLabel ?? ''} />
        <span className="pt-1.5 text-ink-soft">×</span>
        <Factor value={TIER_FACTORS[lead.tier]} label={tier?.label ?? ''} hint={tierHint(lead)} />
        <span className="pt-1.5 text-ink-soft">×</span>
        <Factor
          value={TIME_FACTORS[lead.time]}
          label="Time left"
          hint={TIMES.find(({ id }) => id === lead.time)?.hint ?? ''}
        />
        <span className="pt-1.5 text-ink-soft">=</span>
        <div className="min-w-20 rounded-input max-sm:grow bg-primary px-3 py-2 text-center text-paper">
          <p className="font-display text-2xl tabular-nums sm:text-3xl">{price}</p>
          <p className="text-sm">{price === 1 ? 'credit' : 'credits'}</p>
        </div>
      </div>
      <p className="mt-5 text-ink-soft text-sm">
        With a budget inside your range. You pay this once, when you first reply.
      </p>
    </section>
  );
}
