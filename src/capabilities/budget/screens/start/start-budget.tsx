import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { BudgetAnswer } from '../../contract.ts';
import { CategoryIcon } from '../../parts/category-icon.tsx';
import { budgetQuery } from '../../queries.ts';
import { BUDGET_SECTIONS, SECTION_LABELS } from '../../rules/budget-sections.ts';
import { defaultSplit } from '../../rules/default-split.ts';
import { countedText } from '../../rules/line-words.ts';
import { startProblem } from '../../rules/start-rules.ts';
import { SPENDING_ANCHORS } from './spending-anchors.data.ts';

function Anchors() {
  return (
    <section aria-labelledby="anchors" className="mt-6">
      <h2 id="anchors" className="font-semibold font-text text-base">
        What others spend
      </h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-3">
        {SPENDING_ANCHORS.map(({ figure, label, source }) => (
          <li key={figure} className="rounded-card border border-line bg-paper p-3.5">
            <p className="font-display text-2xl tabular-nums">{figure}</p>
            <p className="text-sm">{label}</p>
            <p className="mt-1 text-ink-soft text-xs">{source}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-sm">
        A few very large weddings pull averages up. Start from what you have, not from what others spend.
      </p>
    </section>
  );
}

function SplitPreview({
  lines,
  heads,
}: {
  lines: ReturnType<typeof defaultSplit>;
  heads: BudgetAnswer['heads'];
}) {
  return (
    <section aria-labelledby="split-preview">
      <h2 id="split-preview" className="text-xl">
        How that’s usually split
      </h2>
      <p className="mt-1 text-ink-soft text-sm">You change every line afterwards.</p>
      {BUDGET_SECTIONS.map((section) => {
        const own = lines.filter((line) => line.section === section);
        return (
          <div key={section} className="mt-4">
            <h3 className="border-line border-b pb-1 font-semibold font-text text-sm">
              {SECTION_LABELS[section]}
            </h3>
            <ul>
              {own.map((line) => {
                const counted = { ...line, fixedCount: null };
                const count = countedText(counted, heads);
                const total =
                  line.countedBy === null
                    ? line.priceCents
                    : line.priceCents * countOf(line.countedBy, heads);
                return (
                  <li key={line.categoryKey} className="flex items-center gap-3 py-1.5 text-sm">
                    <CategoryIcon category={line.categoryKey} />
                    <span className="min-w-0 grow truncate">
                      {line.name}
                      {count && <span className="block text-cove-deep text-xs">{count}</span>}
                    </span>
                    <span className="tabular-nums">{formatCents(total)}</span>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function countOf(
  countedBy: NonNullable<ReturnType<typeof defaultSplit>[number]['countedBy']>,
  heads: BudgetAnswer['heads'],
): number {
  const counts = {
    INVITED: heads.invited,
    ATTENDING: heads.attending,
    ADULTS: heads.adults,
    HOUSEHOLDS: heads.households,
    FIXED: 0,
  };
  return counts[countedBy];
}

/** One question, and what becomes of the answer. */
export function StartBudget({ budget }: { budget: BudgetAnswer }) {
  const [totalCents, setTotal] = useState<number | null>(budget.totalCents);
  const [isAllInclusive, setAllInclusive] = useState(budget.isAllInclusive);
  const [isTried, setTried] = useState(false);
  const starting = useAction({
    run: (input: { totalCents: number; isAllInclusive: boolean }) => api.budget.startBudget(input),
    keeps: (queryClient, answer) => queryClient.setQueryData(budgetQuery.queryKey, answer),
  });
  const problem = startProblem(totalCents);
  const split =
    totalCents !== null && problem === undefined
      ? defaultSplit(totalCents, { isAllInclusive, heads: budget.heads })
      : undefined;
  return (
    <>
      <PageHeading title="Budget" lead="One number to begin with. You can change it whenever you like." />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <Card as="section">
            <form
              // Sent by the browser before the code is there, it would lose what is in it.
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                setTried(true);
                if (totalCents !== null && problem === undefined)
                  starting.mutate({ totalCents, isAllInclusive });
              }}
            >
              <h2 className="text-2xl">What do you want to spend?</h2>
              <div className="mt-4 max-w-80">
                <MoneyField
                  label="Your budget"
                  value={totalCents}
                  onChange={setTotal}
                  error={isTried ? problem : undefined}
                  description={
                    totalCents !== null && split && budget.heads.invited > 0
                      ? `${formatCents(Math.round(totalCents / budget.heads.invited / 100) * 100)} a guest, for ${plural(budget.heads.invited, 'guest')}.`
                      : 'For everything, the rings and the honeymoon aside.'
                  }
                />
              </div>
              <div className="max-w-110">
                <SwitchField
                  label="My venue includes food and bar"
                  description="Then venue, dinner, bar and rentals are one line."
                  value={isAllInclusive}
                  onChange={setAllInclusive}
                />
              </div>
              <Button type="submit" isPending={starting.isPending} className="mt-5 max-sm:w-full">
                Start with this
              </Button>
            </form>
          </Card>
          <Anchors />
        </div>
        <Card>
          {split ? (
            <SplitPreview lines={split} heads={budget.heads} />
          ) : (
            <p className="text-ink-soft">Type a number and see how it’s usually split.</p>
          )}
        </Card>
      </div>
    </>
  );
}
