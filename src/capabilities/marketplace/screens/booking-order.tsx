import { pageWidth } from '#app/page-width.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { TextLink } from '#ui/text-link.tsx';

const STAGES: readonly { title: string; text: string; categories: readonly TaxonomyKey[] }[] = [
  {
    title: 'First, what sets the date',
    text: 'Each Saturday can be booked only once. A planner can help you choose.',
    categories: ['wedding-venues', 'wedding-planners'],
  },
  {
    title: 'Then, anyone who takes one wedding a day',
    text: 'The good ones book early.',
    categories: ['wedding-photographers', 'wedding-videographers', 'wedding-bands-djs'],
  },
  {
    title: 'Next, what everyone shares',
    text: 'Once you have a rough guest count, caterers can quote food and drinks.',
    categories: ['wedding-catering', 'wedding-bar-services', 'wedding-cakes-desserts'],
  },
  {
    title: 'Last, how it looks',
    text: 'Flowers follow the season, and hair and makeup need a trial run.',
    categories: ['wedding-florists', 'wedding-hair-makeup'],
  },
];

/** Which of them to ask first: an order that works, not a rule. */
export function BookingOrder() {
  return (
    <section aria-labelledby="booking-order" className={`${pageWidth} py-14 md:py-20`}>
      <h2 id="booking-order" className="text-3xl md:text-4xl">
        Not sure whom to ask first?
      </h2>
      <ol className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        {STAGES.map(({ title, text, categories }, index) => (
          <li key={title} className="border-primary/25 border-t pt-5">
            <p aria-hidden="true" className="font-display text-3xl text-primary italic">
              {index + 1}
            </p>
            <h3 className="mt-2">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
            <ul className="mt-2 flex flex-wrap gap-x-5">
              {categories.map((key) => (
                <li key={key}>
                  <TextLink to={categoryPath(key)} className="inline-flex min-h-11 items-center">
                    {marketplaceCategory(key).navLabel}
                  </TextLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
