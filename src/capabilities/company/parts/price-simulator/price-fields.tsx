import { type ReactNode, useId, useState } from 'react';
import { FREE_LEADS } from '#capabilities/inquiries/rules/lead-price.ts';
import { PLAN_KEYS, PLAN_OFFERS } from '#capabilities/plans/rules/plan-offers.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { PlainSelect } from '#ui/plain-select.tsx';
import type { TimeLeft } from '../../rules/lead-factors.ts';
import {
  type AskedBudget,
  type AskedFree,
  type AskedPlan,
  MOST_LEADS,
  type PriceQuestion,
} from '../../rules/price-question.ts';

type Options<Id extends string> = readonly (readonly [id: Id, label: string])[];

const CATEGORIES = MARKETPLACE_CATEGORIES.map(
  ({ taxonomyKey, navLabel }) => [taxonomyKey, navLabel] as const,
);

const TIMES: Options<TimeLeft> = [
  ['later', 'In 6 months or more'],
  ['under-6', 'In 3 to 6 months'],
  ['under-3', 'In less than 3 months'],
  ['no-date', 'No date yet'],
];

const BUDGETS: Options<AskedBudget> = [
  ['inside', 'Inside your range'],
  ['above', 'Above your range'],
  ['below', 'Below your range'],
  ['not-given', 'Not given'],
];

const FREE: Options<AskedFree> = [
  ['no', 'No, a new couple'],
  ['first', `Yes, one of your first ${FREE_LEADS}`],
  ['again', 'Yes, they wrote to you before'],
  ['referred', 'Yes, sent by a vendor who prefers you'],
];

const PLANS: Options<AskedPlan> = [
  ['none', 'No plan, pay with credits'],
  ...PLAN_KEYS.map((key) => [key, PLAN_OFFERS[key].name] as const),
];

interface ChoiceProps<Id extends string> {
  name: string;
  label: string;
  options: Options<Id>;
  value: Id;
  onChange: (id: Id) => void;
}

function Choice<Id extends string>({ name, label, options, value, onChange }: ChoiceProps<Id>) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <PlainSelect
        id={id}
        name={name}
        value={value}
        // The options are the only values there are.
        onChange={({ target }) => onChange(target.value as Id)}
        className="min-h-11 w-full rounded-input border border-line-strong bg-paper ps-3"
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </PlainSelect>
    </div>
  );
}

interface TickProps {
  name: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  children: ReactNode;
}

function Tick({ name, isTicked, onChange, children }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input">
      <input
        type="checkbox"
        name={name}
        value="yes"
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-secondary"
      />
      {children}
    </label>
  );
}

const leadsIn = (typed: string) => Math.min(MOST_LEADS, Math.max(0, Math.floor(Number(typed) || 0)));

/** A field that is empty for a moment stays so; what counts is what can be read of it. */
function LeadsField({ leads, onChange }: { leads: number; onChange: (leads: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(String(leads));
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        Leads like this a month
      </label>
      <input
        id={id}
        type="number"
        name="leads"
        inputMode="numeric"
        min={0}
        max={MOST_LEADS}
        value={leadsIn(typed) === leads ? typed : leads}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(leadsIn(target.value));
        }}
        className="min-h-11 w-full rounded-input border border-line-strong bg-paper px-3 tabular-nums"
      />
    </div>
  );
}

interface PriceFieldsProps {
  question: PriceQuestion;
  onChange: (part: Partial<PriceQuestion>) => void;
}

/** The facts a price is made of, each as the browser's own control: they work before any code is here. */
export function PriceFields({ question, onChange }: PriceFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Choice
        name="category"
        label="Your category"
        options={CATEGORIES}
        value={question.category}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        name="time"
        label="The wedding is"
        options={TIMES}
        value={question.time}
        onChange={(time) => onChange({ time })}
      />
      <Choice
        name="budget"
        label="Their budget is"
        options={BUDGETS}
        value={question.budget}
        onChange={(budget) => onChange({ budget })}
      />
      <Choice
        name="free"
        label="Is it a free lead?"
        options={FREE}
        value={question.free}
        onChange={(free) => onChange({ free })}
      />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1 font-medium text-sm">What else is known</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Tick
            name="phone"
            isTicked={question.isPhoneVerified}
            onChange={(isPhoneVerified) => onChange({ isPhoneVerified })}
          >
            Phone number verified
          </Tick>
          {question.category === 'wedding-venues' ? (
            <Tick
              key="guests"
              name="guests"
              isTicked={question.hasGuestCount}
              onChange={(hasGuestCount) => onChange({ hasGuestCount })}
            >
              Guest count given
            </Tick>
          ) : (
            <Tick
              key="venue"
              name="venue"
              isTicked={question.hasVenue}
              onChange={(hasVenue) => onChange({ hasVenue })}
            >
              Venue booked
            </Tick>
          )}
          <Tick
            name="match"
            isTicked={question.isExactMatch}
            onChange={(isExactMatch) => onChange({ isExactMatch })}
          >
            Meets all your lead preferences
          </Tick>
        </div>
      </fieldset>
      <Choice
        name="plan"
        label="Your plan"
        options={PLANS}
        value={question.plan}
        onChange={(plan) => onChange({ plan })}
      />
      <LeadsField leads={question.leads} onChange={(leads) => onChange({ leads })} />
    </div>
  );
}
