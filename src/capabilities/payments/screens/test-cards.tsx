import { TEST_CARDS } from '../rules/test-cards.data.ts';

export function TestCards({ className }: { className: string }) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-xl">Test cards</h2>
      <p className="mb-3 text-ink-soft text-sm">
        Any future date and any CVC will do. Never type a real card here.
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-sm">
        {TEST_CARDS.map(({ number, says }) => (
          <div key={number} className="contents">
            <dt className="whitespace-nowrap tabular-nums">{number}</dt>
            <dd className="text-ink-soft">{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
