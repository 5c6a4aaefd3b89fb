import { paths } from '#app/rules/paths.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { ShareBar } from './share-bar.tsx';

type Money = NonNullable<HomeAnswer['money']>;

const PAYMENTS_SHOWN = 2;

/** While nothing is planned in lines; after the day nobody is sent to plan. */
function nothingPlannedWords(totalCents: number | null, isOver: boolean): string {
  if (totalCents === null)
    return isOver
      ? 'You noted no costs here.'
      : 'Start with one number. We’ll divide it the way weddings usually are, and you change what’s different about yours.';
  const total = formatCents(totalCents);
  return isOver ? `You planned to spend ${total}.` : `${total} to spend. Open your budget to divide it.`;
}

/** What it will come to, and what is to be paid next. */
export function MoneyCard({ money, isOver }: { money: Money; isOver: boolean }) {
  const { totalCents, expectedCents, paidCents, outstandingCents, nextPayments } = money;
  const openCents = Math.max(expectedCents - paidCents - outstandingCents, 0);
  return (
    <Card as="section" aria-labelledby="home-money">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="home-money" className="text-2xl">
          Money
        </h2>
        <TextLink to={paths.budget()}>Open budget</TextLink>
      </div>
      {expectedCents === 0 ? (
        <p className="mt-3 text-ink-soft">{nothingPlannedWords(totalCents, isOver)}</p>
      ) : (
        <>
          <p className="mt-2">
            <span className="font-display text-4xl">{formatCents(expectedCents)}</span>{' '}
            <span className="text-ink-soft">
              {totalCents === null ? 'expected' : `expected, of ${formatCents(totalCents)}`}
            </span>
          </p>
          <ShareBar
            className="mt-3"
            shares={[
              { label: `${formatCents(paidCents)} paid`, share: paidCents, tone: 'bg-primary' },
              {
                label: `${formatCents(outstandingCents)} booked`,
                share: outstandingCents,
                tone: 'bg-primary/50',
              },
              { label: 'Open', share: openCents, tone: 'bg-primary/15' },
            ]}
          />
        </>
      )}
      <ul className="mt-3 divide-y divide-line">
        {nextPayments.slice(0, PAYMENTS_SHOWN).map(({ uuid, title, label, amountCents, dueOn, isLate }) => (
          <li
            key={uuid}
            className="flex items-center justify-between gap-3 py-2.5 max-md:[&:nth-child(n+2)]:hidden"
          >
            <span className="min-w-0 leading-snug">
              {title}
              {label && <span className="block text-ink-soft text-sm">{label}</span>}
            </span>
            <span className="flex shrink-0 items-center gap-3">
              {isLate ? (
                <Badge variant="red" size="small">
                  Late
                </Badge>
              ) : (
                dueOn && <span className="text-ink-soft text-sm">{formatMonthDay(calendarDate(dueOn))}</span>
              )}
              <span className="font-semibold">{formatCents(amountCents)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
