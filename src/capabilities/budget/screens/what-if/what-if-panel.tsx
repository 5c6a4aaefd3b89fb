import { memo, useState } from 'react';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { BudgetLine, ScenarioChoices } from '../../rules/budget-state.ts';
import { linesInOrder } from '../../rules/grid/grid-rows.ts';
import { scenarioFigures } from '../../rules/scenario-figures.ts';
import { AS_PLANNED, isAsPlanned, movedLines, scenarioOperations } from '../../rules/scenario-operations.ts';
import { toldText } from '../../rules/told-text.ts';
import { isReadDay } from '../../rules/typed-payment.ts';
import type { Desk } from '../budget/desk.ts';
import { KeepDialog } from './keep-dialog.tsx';
import { MovedTable } from './moved-table.tsx';
import { SeasonChoice } from './season-choice.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TryAnother } from './try-another.tsx';
import { TrySlider } from './try-slider.tsx';

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
        <SeasonChoice rates={venueRates} season={choices.season} onChange={(season) => take({ season })} />
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
      <TryAnother
        lines={tops.filter(({ uuid }) => !triedLines.some((line) => line.uuid === uuid))}
        onLine={(uuid) => setTried([...triedLines.map((line) => line.uuid), uuid])}
        day={day}
        onDay={(text) => {
          setDay(text);
          if (isReadDay(text)) take({ weddingDate: typedDay(text) });
        }}
        triedDate={choices.weddingDate}
        weddingDate={weddingDate}
      />
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
          if (operations.length > 0)
            actions.offerUndo(`“${toldText(scenario.name)}” is the plan now.`, operations);
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
