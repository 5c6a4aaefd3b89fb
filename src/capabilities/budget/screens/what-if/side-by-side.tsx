import { calendarDate, dayOfWeek } from '#base/calendar-date.ts';
import { formatMonthDay, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/menu.tsx';
import type { BudgetScenario, ScenarioChoices } from '../../rules/budget-state.ts';
import type { BudgetSums } from '../../rules/budget-sums.ts';
import type { Heads } from '../../rules/head-sources.ts';
import { scenarioFigures } from '../../rules/scenario-figures.ts';
import { AS_PLANNED } from '../../rules/scenario-operations.ts';
import type { Desk } from '../budget/desk.ts';

type Tried = { choices: ScenarioChoices; sums: BudgetSums; heads: Heads };
type Column = Tried & { key: string; name: string; scenario?: BudgetScenario; isCurrent?: boolean };

interface SideBySideProps {
  desk: Desk;
  /** What is being tried, where it is other than the plan. */
  current: Tried | undefined;
  onUse: (scenario: BudgetScenario) => void;
  onLook: (scenario: BudgetScenario) => void;
}

function dayText(day: string | null): string {
  if (day === null) return 'Open';
  const date = calendarDate(day);
  return `${WEEKDAY_NAMES[dayOfWeek(date)]?.slice(0, 3)}, ${formatMonthDay(date)}`;
}

/** The plan, what is tried and what was kept, number by number. */
export function SideBySide({ desk, current, onUse, onLook }: SideBySideProps) {
  const { budget, sums, actions, canEdit } = desk;
  const { heads, venueRates, weddingDate } = budget;
  if (budget.scenarios.length === 0 && !current) return null;
  const columns: Column[] = [
    { key: 'plan', name: 'Your plan', choices: AS_PLANNED, sums, heads },
    ...(current ? [{ key: 'current', name: 'This one', isCurrent: true, ...current }] : []),
    ...budget.scenarios
      .toSorted((one, other) => one.position - other.position)
      .map((scenario) => ({
        key: scenario.uuid,
        name: scenario.name,
        scenario,
        choices: scenario.choices,
        ...scenarioFigures(budget, scenario.choices, venueRates),
      })),
  ];
  const rows: { label: string; value: (column: Column) => string; isTotal?: boolean }[] = [
    { label: 'Guests', value: (column) => formatCount(column.heads.invited) },
    { label: 'Day', value: (column) => dayText(column.choices.weddingDate ?? weddingDate) },
    {
      label: 'A guest',
      value: (column) =>
        column.heads.invited === 0
          ? '–'
          : formatCents(Math.round(column.sums.whole.expectedCents / column.heads.invited / 100) * 100),
    },
    { label: 'Total', value: (column) => formatCents(column.sums.whole.expectedCents), isTotal: true },
  ];
  return (
    <div className="mt-4 border-line border-t pt-3">
      <h3 id="side-by-side" className="font-semibold font-text text-sm">
        Side by side
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the arrow keys. */}
      <section aria-labelledby="side-by-side" tabIndex={0} className="-mx-1 mt-2 overflow-x-auto px-1">
        <table className="w-full text-end text-sm">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={classNames(
                    'max-w-28 truncate px-2 py-1.5 font-semibold text-xs',
                    column.isCurrent ? 'rounded-t-input bg-cove-tint text-cove-deep' : 'text-ink-soft',
                  )}
                  title={column.name}
                >
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value, isTotal }) => (
              <tr key={label}>
                <th
                  scope="row"
                  className={classNames(
                    'whitespace-nowrap py-1 text-start',
                    isTotal ? 'font-semibold' : 'font-normal text-ink-soft',
                  )}
                >
                  {label}
                </th>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={classNames(
                      'whitespace-nowrap px-2 py-1',
                      isTotal && 'font-semibold',
                      column.isCurrent && 'bg-cove-tint font-semibold text-cove-deep',
                    )}
                  >
                    {value(column)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {columns.map(({ key, scenario, isCurrent }) => (
                <td
                  key={key}
                  className={classNames('px-1 pt-1', isCurrent && 'rounded-b-input bg-cove-tint')}
                >
                  {scenario && (
                    <Menu
                      trigger={
                        <Button variant="quiet" size="small" aria-label={`What to do with ${scenario.name}`}>
                          Use
                        </Button>
                      }
                      entries={[
                        { id: 'look', label: 'Look at it' },
                        ...(canEdit
                          ? [
                              {
                                id: 'use',
                                label: 'Make this the plan',
                                description: 'Can be undone. Your guest list stays who it is.',
                              },
                              { id: 'remove', label: 'Remove', tone: 'danger' as const },
                            ]
                          : []),
                      ]}
                      onAction={(id) => {
                        if (id === 'look') onLook(scenario);
                        if (id === 'use') onUse(scenario);
                        if (id === 'remove') actions.removeScenario(scenario);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </div>
  );
}
