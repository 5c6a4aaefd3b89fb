import { useId } from 'react';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { Card } from '#ui/card.tsx';
import type { Dashboard } from '../../contract.ts';
import { beforeText } from '../../rules/period-words.ts';

interface BookingsCardProps {
  dashboard: Dashboard;
  className?: string;
}

/** What the leads of the period cost; below nothing where more came back than went. */
function Spent({
  connectedLeads,
  creditsSpent,
}: Pick<Dashboard['bookings'], 'connectedLeads' | 'creditsSpent'>) {
  if (connectedLeads === 0 && creditsSpent === 0) return null;
  return (
    <p className="mt-3 text-sm">
      <span className="font-semibold">Spent on leads: {plural(creditsSpent, 'credit')}.</span>{' '}
      <span className="text-ink-soft">You connected with {plural(connectedLeads, 'couple')}.</span>
    </p>
  );
}

/** What was booked in the period, whenever the couple first wrote, beside what was spent. */
export function BookingsCard({ dashboard, className }: BookingsCardProps) {
  const titleId = useId();
  const { weddings, amountCents, beforeWeddings, beforeCents, ...leads } = dashboard.bookings;
  const before = beforeText(dashboard.period, dashboard.range);
  const each = weddings > 0 ? Math.round(amountCents / weddings / 100) * 100 : 0;
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="text-xl">
        Booked in this period
      </h2>
      {weddings === 0 ? (
        <p className="mt-2 text-ink-soft">
          No weddings yet. Mark a lead as booked and its amount counts here.
        </p>
      ) : (
        <>
          <p className="mt-2 font-display text-3xl tabular-nums">{formatCents(amountCents)}</p>
          <p className="text-ink-soft text-sm">
            {plural(weddings, 'wedding')}
            {each > 0 && weddings > 1 && `, ${formatCents(each)} each on average`}
          </p>
        </>
      )}
      <Spent {...leads} />
      {beforeWeddings > 0 && (
        <p className="mt-2 border-line border-t pt-2 text-ink-soft text-sm">
          <span className="inline-block first-letter:uppercase">{before}</span>: {formatCents(beforeCents)}{' '}
          from {plural(beforeWeddings, 'wedding')}
        </p>
      )}
    </Card>
  );
}
