import { formatCount } from '#base/format-count.ts';
import { plural, pluralWord } from '#base/text.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import type { CreditHoldings, CreditLot } from '../contract.ts';
import { isEndingSoon } from '../rules/lot-lives.ts';
import { lotCame, lotEnds } from '../rules/lot-words.ts';

const BAR_TONES = ['bg-secondary', 'bg-secondary/60', 'bg-secondary/35'];

/** How the balance divides into lots, for the eyes; the list below says the same. */
function LotBar({ lots, now }: { lots: readonly CreditLot[]; now: string }) {
  return (
    <div aria-hidden="true" className="mt-3 flex h-2 gap-0.5">
      {lots.map((lot, index) => (
        <span
          key={lot.id}
          style={{ flexGrow: lot.remaining }}
          className={classNames(
            'min-w-2 basis-0 rounded-full',
            isEndingSoon(lot, now) ? 'bg-primary' : BAR_TONES[index % BAR_TONES.length],
          )}
        />
      ))}
    </div>
  );
}

function LotLine({ lot, now }: { lot: CreditLot; now: string }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5">
      <span>
        <strong className="font-semibold tabular-nums">{formatCount(lot.remaining)}</strong>{' '}
        {lotCame(lot, now)}
      </span>
      <span
        className={classNames(
          'text-sm',
          isEndingSoon(lot, now) ? 'font-semibold text-primary' : 'text-ink-soft',
        )}
      >
        {lotEnds(lot)}
      </span>
    </li>
  );
}

/** How many credits there are, and when each of them ends. */
export function BalanceCard({
  holdings: { balance, lots, at },
  className,
}: {
  holdings: CreditHoldings;
  className?: string;
}) {
  return (
    <Card as="section" aria-labelledby="balance-title" {...(className && { className })}>
      <h2 id="balance-title" className="font-text text-base text-ink-soft">
        Balance
      </h2>
      <p className="mt-1">
        <span className="font-display text-4xl tabular-nums">{formatCount(balance)}</span>{' '}
        <span className="text-ink-soft">{pluralWord(balance, 'credit')}</span>
      </p>
      {lots.length > 0 ? (
        <>
          <LotBar lots={lots} now={at} />
          <ul aria-label={`Where your ${plural(balance, 'credit')} came from`} className="mt-2">
            {lots.map((lot) => (
              <LotLine key={lot.id} lot={lot} now={at} />
            ))}
          </ul>
          <p className="mt-3 text-ink-soft text-sm">Credits that expire first are spent first.</p>
        </>
      ) : (
        <p className="mt-3 text-ink-soft">You have no credits right now.</p>
      )}
    </Card>
  );
}
