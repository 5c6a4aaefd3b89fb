import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

const WAYS = [
  {
    title: 'Answer a few questions',
    text: 'A place, a date, a guest count. Guesses are welcome, and you can skip any of them.',
    action: 'Begin',
    href: paths.onboarding(),
  },
  {
    title: 'Start with one number',
    text: 'What you want to spend, divided the way weddings usually are.',
    action: 'Set a budget',
    href: paths.budget(),
  },
  {
    title: 'Write down who comes',
    text: 'Type names or paste a list. We’ll keep count.',
    action: 'Add guests',
    href: paths.guestBuild(),
  },
  {
    title: 'Look around',
    text: 'Venues, photographers, florists and everybody else.',
    action: 'Browse vendors',
    href: VENDORS_PATH,
  },
];

/** For whoever has said nothing yet: any of these begins a wedding. */
export function NoWedding({ firstName }: { firstName: string }) {
  return (
    <div className={`${pageWidth} py-9 md:py-12`}>
      <PageHeading
        title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
        lead="Your plan is empty, which is a fine place to start. Begin wherever you like."
      />
      <ul className="mt-8 grid gap-5 sm:grid-cols-2">
        {WAYS.map(({ title, text, action, href }) => (
          <li key={title} className="flex flex-col items-start rounded-card border border-line bg-paper p-6">
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-2 mb-5 grow text-ink-soft">{text}</p>
            <ButtonLink to={href} variant="secondary">
              {action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
