import { pageWidth } from '#app/page-width.ts';

const STEPS = [
  {
    title: 'Couples pick you',
    text: 'They read your storefront and write to you. Each lead says how many vendors got the same message.',
  },
  {
    title: 'Read before you reply',
    text: 'Date, place, guests, budget and the full message are free to read. So is saying no.',
  },
  {
    title: 'Pay once, when you first reply',
    text: 'A published price, shown before you reply. The conversation, quotes and contacts cost nothing more, and we take no commission.',
  },
];

export function ThreeSteps() {
  return (
    <section aria-label="How it works" className={`${pageWidth} border-line border-t py-10 md:py-14`}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-12">
        {STEPS.map(({ title, text }, place) => (
          <li key={title}>
            <p aria-hidden="true" className="font-display text-2xl text-primary">
              {place + 1}
            </p>
            <h2 className="mt-1 text-xl">{title}</h2>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
