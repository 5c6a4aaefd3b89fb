import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { Card } from '#ui/card.tsx';
import { CourseBar } from './course-bar.tsx';
import type { Desk } from './desk.ts';
import { TotalEditor } from './total-editor.tsx';

/** The number, what it is a guest, and how far it is spent. */
export function BudgetSummary({ desk }: { desk: Desk }) {
  const { budget, sums, actions, canEdit } = desk;
  const { totalCents, heads } = budget;
  const isShared = totalCents !== null && heads.invited > 0;
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby="budget-total"
      className="flex flex-col gap-x-16 gap-y-5 p-4.5 md:p-7 lg:flex-row lg:items-center"
    >
      <div className="shrink-0">
        <h2 id="budget-total" className="font-text text-ink-soft text-sm">
          Your budget
        </h2>
        <TotalEditor totalCents={totalCents} canEdit={canEdit} onChange={actions.setTotal} />
        {isShared && (
          <p className="text-ink-soft text-sm">
            {formatCents(Math.round(totalCents / heads.invited / 100) * 100)} a guest, for{' '}
            {formatCount(heads.invited)} guests{heads.isEstimate && ', until your guest list says otherwise'}
          </p>
        )}
      </div>
      <CourseBar sums={sums} />
    </Card>
  );
}
