import { memo, useState } from 'react';
import {
  Label,
  Slider,
  SliderOutput,
  SliderTrack,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import { calendarDate, dayOfWeek } from '#base/calendar-date.ts';
import { formatDateInText, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SliderBar, SliderKnob, sliderTrackStyle } from '#ui/slider-knob.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LONGEST_LABEL } from '../../rules/budget-limits.ts';
import type { BudgetLine, ScenarioChoices } from '../../rules/budget-state.ts';
import { linesInOrder } from '../../rules/grid/grid-rows.ts';
import { scenarioFigures } from '../../rules/scenario-figures.ts';
import {
  AS_PLANNED,
  isAsPlanned,
  type MovedLine,
  movedLines,
  scenarioOperations,
} from '../../rules/scenario-operations.ts';
import { isReadDay } from '../../rules/typed-payment.ts';
import type { Desk } from '../budget/desk.ts';
import { SideBySide } from './side-by-side.tsx';

const MOST_MOVED = 5;

interface TrySliderProps {
  label: string;
  value: number;
  plan: number;
  maxValue: number;
  step: number;
  format: (value: number) => string;
  insteadOf: string;
  onChange: (value: number) => void;
}

/** A slider with a mark where the plan is. */
function TrySlider({ label, value, plan, maxValue, step, format, insteadOf, onChange }: TrySliderProps) {
  return (
    <Slider value={value} onChange={onChange} minValue={0} maxValue={maxValue} step={step}>
      <div className="flex items-baseline justify-between gap-3">
        <Label className="min-w-0 truncate font-semibold text-sm">{label}</Label>
        <SliderOutput className="shrink-0 text-ink-soft text-sm">
          <strong className="font-semibold text-base text-ink tabular-nums">{format(value)}</strong>
          {value !== plan && ` ${insteadOf}`}
        </SliderOutput>
      </div>
      <SliderTrack data-drag="" className={sliderTrackStyle}>
        <span
          aria-hidden="true"
          className="absolute top-1/2 h-3 w-0.5 -translate-y-1/2 bg-ink"
          style={{ insetInlineStart: `${Math.min(plan / maxValue, 1) * 100}%` }}
        />
        <SliderBar startsAtEdge />
        <SliderKnob valueText={format(value)} />
      </SliderTrack>
    </Slider>
  );
}

const signed = (cents: number) => (cents < 0 ? `−${formatCents(-cents)}` : `+${formatCents(cents)}`);

function KeepDialog({ onKeep, onClose }: { onKeep: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const keep = () => name.trim() !== '' && onKeep(name.trim());
  return (
    <Dialog
      isOpen
      size="small"
      title="Keep this scenario"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={name.trim() === ''} onPress={keep}>
            Keep
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          label="Name"
          placeholder="A smaller wedding"
          value={name}
          onChange={setName}
          maxLength={LONGEST_LABEL}
          autoFocus
          reservesMessage={false}
        />
      </form>
    </Dialog>
  );
}

/** The lines that come to another sum, and by how much. */
function MovedTable({ moved }: { moved: readonly MovedLine[] }) {
  if (moved.length === 0) return null;
  return (
    <table className="mt-1 w-full border-line border-t text-sm">
      <caption className="sr-only">What moves</caption>
      <tbody>
        {moved.slice(0, MOST_MOVED).map(({ uuid, name, cents, differenceCents }) => (
          <tr key={uuid} className="border-line border-b">
            <th scope="row" className="max-w-0 truncate py-1.5 text-start font-normal">
              {name || 'No name yet'}
            </th>
            <td className="py-1.5 ps-3 text-end">{formatCents(cents)}</td>
            <td
              className={classNames(
                'w-24 py-1.5 ps-3 text-end font-semibold',
                differenceCents < 0 ? 'text-green-deep' : 'text-orange-deep',
              )}
            >
              {signed(differenceCents)}
            </td>
          </tr>
        ))}
        {moved.length > MOST_MOVED && (
          <tr className="border-line border-b">
            <th scope="row" colSpan={2} className="py-1.5 text-start font-normal">
              {moved.length - MOST_MOVED} more
            </th>
            <td className="py-1.5 text-end font-semibold">
              {signed(moved.slice(MOST_MOVED).reduce((sum, line) => sum + line.differenceCents, 0))}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Tries other numbers beside the plan, which stays as it is until somebody says otherwise. */
export const WhatIfPanel = memo(function WhatIfPanel({ desk }: { desk: Desk }) {
  const { budget, sums: plan, actions, canEdit } = desk;
  const { heads, venueRates, weddingDate } = budget;
  const [choices, setChoices] = useState<ScenarioChoices>(AS_PLANNED);
  const [day, setDay] = useState('');
  const [isKeeping, setKeeping] = useState(false);
  const tops = linesInOrder(budget.lines).filter(
    ({ uuid, parentUuid }) => parentUuid === null && plan.lines.get(uuid)?.committedCents === null,
  );
  const expected = ({ uuid }: BudgetLine) => plan.lines.get(uuid)?.expectedCents ?? 0;
  const largest = tops.toSorted((one, other) => expected(other) - expected(one))[0];
  const [tried, setTried] = useState<readonly string[]>();
  const triedLines = (tried ?? (largest ? [largest.uuid] : [])).flatMap(
    (uuid) => tops.find((line) => line.uuid === uuid) ?? [],
  );
  const isPlan = isAsPlanned(choices);
  const { sums, heads: tryHeads } = isPlan
    ? { sums: plan, heads }
    : scenarioFigures(budget, choices, venueRates);
  const moved = isPlan ? [] : movedLines(budget, plan, sums);
  const difference = sums.whole.expectedCents - plan.whole.expectedCents;
  const guests = choices.guests ?? heads.invited;
  const mostGuests = Math.max(Math.ceil((heads.invited * 1.6) / 10) * 10, 50);

  function take(next: Partial<ScenarioChoices>) {
    setChoices((now) => ({ ...now, ...next }));
  }

  function reset() {
    setChoices(AS_PLANNED);
    setDay('');
    setTried(undefined);
  }

  return (
    <Card
      as="section"
      padding="none"
      isFloating
      aria-labelledby="what-if"
      className="border-secondary/35! p-4.5 md:p-6"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="what-if" className="text-xl">
          What if…
        </h2>
        <Badge variant="cove">{isPlan ? 'Nothing changed' : 'Nothing is saved yet'}</Badge>
      </div>
      <TrySlider
        label="Guests"
        value={guests}
        plan={heads.invited}
        maxValue={mostGuests}
        step={1}
        format={formatCount}
        insteadOf={`instead of ${formatCount(heads.invited)}`}
        onChange={(value) => take({ guests: value === heads.invited ? null : value })}
      />
      {venueRates && (
        <div className="mt-2">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span id="season-label" className="font-semibold">
              Time of the year
            </span>
            <span className="truncate text-ink-soft">{venueRates.name}’s rates</span>
          </p>
          <ToggleButtonGroup
            aria-labelledby="season-label"
            selectionMode="single"
            selectedKeys={choices.season === null ? ['PLAN'] : [choices.season]}
            disallowEmptySelection
            onSelectionChange={(keys) => {
              const [key] = [...keys];
              take({ season: key === 'PEAK' || key === 'OFF_PEAK' ? key : null });
            }}
            className="mt-2 flex rounded-full border border-ink/25 p-1"
          >
            {[
              { id: 'PLAN', label: 'As planned' },
              { id: 'PEAK', label: 'Peak' },
              { id: 'OFF_PEAK', label: 'Off-peak' },
            ].map(({ id, label }) => (
              <ToggleButton
                key={id}
                id={id}
                className="min-h-9 grow rounded-full px-3 text-sm data-selected:bg-secondary data-selected:font-semibold data-selected:text-paper"
              >
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
      )}
      {triedLines.map((line) => {
        const planned = expected(line);
        return (
          <div key={line.uuid} className="mt-3">
            <TrySlider
              label={line.name || 'No name yet'}
              value={choices.lines[line.uuid] ?? planned}
              plan={planned}
              maxValue={Math.max(planned * 2, 100_000)}
              step={5_000}
              format={formatCents}
              insteadOf={`not ${formatCents(planned)}`}
              onChange={(value) => take({ lines: { ...choices.lines, [line.uuid]: value } })}
            />
          </div>
        );
      })}
      <details className="group mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-secondary text-sm underline decoration-secondary/40 underline-offset-4">
          Try another line or day
        </summary>
        <div className="flex flex-col gap-3 pt-1 pb-2">
          <SelectField
            label="Line"
            placeholder="Choose a line"
            options={tops
              .filter(({ uuid }) => !triedLines.some((line) => line.uuid === uuid))
              .map(({ uuid, name }) => ({ id: uuid, label: name || 'No name yet' }))}
            value=""
            onChange={(uuid) => setTried([...triedLines.map((line) => line.uuid), uuid])}
            reservesMessage={false}
          />
          <DateField
            label="Day"
            isOptional
            value={day}
            onChange={(text) => {
              setDay(text);
              if (isReadDay(text)) take({ weddingDate: typedDay(text) });
            }}
            error={isReadDay(day) ? undefined : 'Type a day as MM/DD/YYYY.'}
            description={
              choices.weddingDate !== null && isReadDay(day)
                ? `A ${WEEKDAY_NAMES[dayOfWeek(calendarDate(choices.weddingDate))]}. No listing says what a single day costs, so this moves no figure. Ask your vendors.`
                : weddingDate === null
                  ? undefined
                  : `You planned ${formatDateInText(calendarDate(weddingDate))}.`
            }
            reservesMessage={false}
          />
        </div>
      </details>
      <MovedTable moved={moved} />
      <div className="mt-3 flex items-end justify-between gap-3">
        <p>
          <span className="block text-ink-soft text-sm">You’d spend</span>
          <output className="block font-display text-3xl tabular-nums">
            {formatCents(sums.whole.expectedCents)}
          </output>
        </p>
        {difference !== 0 && (
          <Badge variant={difference < 0 ? 'green' : 'orange'} size="large">
            {formatCents(Math.abs(difference))} {difference < 0 ? 'less' : 'more'}
          </Badge>
        )}
      </div>
      <SideBySide
        desk={desk}
        current={isPlan ? undefined : { choices, sums, heads: tryHeads }}
        onUse={(scenario) => {
          const operations = scenarioOperations(budget, scenario.choices, venueRates);
          if (operations.length > 0) actions.offerUndo(`“${scenario.name}” is the plan now.`, operations);
        }}
        onLook={(scenario) => {
          setChoices(scenario.choices);
          setDay(typedDate(scenario.choices.weddingDate));
          setTried(Object.keys(scenario.choices.lines));
        }}
      />
      {canEdit && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button className="grow" isDisabled={isPlan} onPress={() => setKeeping(true)}>
            Keep this scenario
          </Button>
          <Button variant="secondary" isDisabled={isPlan} onPress={reset}>
            Reset
          </Button>
        </div>
      )}
      {isKeeping && (
        <KeepDialog
          onKeep={(name) => {
            actions.addScenario({ name, choices });
            setKeeping(false);
            reset();
          }}
          onClose={() => setKeeping(false)}
        />
      )}
    </Card>
  );
});
