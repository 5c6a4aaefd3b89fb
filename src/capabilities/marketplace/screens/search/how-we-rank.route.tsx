import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { PART_POINTS, SCORE_PARTS, type ScorePart } from '#capabilities/search/rules/score-parts.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/how-we-rank.route.ts';
import { PART_WORDS } from './score-words.ts';

export const handle = { document: 'public' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'How we rank vendors',
      description:
        'Seven parts, a hundred points: what decides the order of vendors in a search, and why nobody can buy a better rank.',
      path: paths.howWeRank(),
    },
    matches,
  );

function Part({ part }: { part: ScorePart }) {
  const { label, meaning } = PART_WORDS[part];
  const points = PART_POINTS[part];
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 border-line border-b py-5">
      <h3 className="font-semibold font-text text-lg tracking-normal">{label}</h3>
      <p className="font-semibold tabular-nums">{points} points</p>
      <p className="col-span-2 mt-1 text-ink-soft">{meaning}</p>
      <span aria-hidden="true" className="col-span-2 mt-3 h-1.5 rounded-full bg-ink/8">
        <span
          className="block h-full rounded-full bg-secondary"
          style={{ width: `${points * (100 / 30)}%` }}
        />
      </span>
    </li>
  );
}

/** What the order of a search is made of, for everyone to check. */
export default function HowWeRankScreen() {
  return (
    <div className={`${pageWidth} pb-20`}>
      <Breadcrumb
        steps={[{ label: 'Vendors', to: VENDORS_PATH }, { label: 'How we rank' }]}
        className="pt-2"
      />
      <div className="mx-auto max-w-reading pt-6">
        <h1 className="text-4xl md:text-5xl">How we rank</h1>
        <p className="mt-4 text-ink-soft text-lg">
          When you search, the order is decided by points, a hundred at most. Three parts answer your search;
          four are known about every vendor. ‘Why this rank’ on each result shows how many points it got for
          each.
        </p>
        <h2 className="mt-12">Where the points come from</h2>
        <ul className="mt-3">
          {SCORE_PARTS.map((part) => (
            <Part key={part} part={part} />
          ))}
        </ul>
        <h2 className="mt-12">What money cannot buy</h2>
        <p className="mt-3">
          Vendors can pay to be featured. Featured vendors stand in a place of their own, marked ‘Featured’,
          and only where they fit your search. They get no points for it, and nobody else moves up or down:
          without the featured row the results would be exactly the same.
        </p>
        <h2 className="mt-12">When two are equal</h2>
        <p className="mt-3">
          With the same number of points, the one with more reviews comes first, then the one who has been
          with us longer. Sort by price, rating, newest or distance, and points only decide between equals.
        </p>
        <ButtonLink to={VENDORS_PATH} className="mt-10">
          Find vendors
        </ButtonLink>
      </div>
    </div>
  );
}
