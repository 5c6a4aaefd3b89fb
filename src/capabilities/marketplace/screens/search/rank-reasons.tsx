import { lazy, Suspense, useState } from 'react';
import { paths } from '#app/paths.ts';
import { FilterLink } from './filter-link.tsx';
import { askedParts, pointsText, type RankPoints } from './score-words.ts';

const RankBars = lazy(async () => ({ default: (await import('./rank-bars.tsx')).RankBars }));

/** In words alone: what the document holds for everyone, since bars on every card would be half the page. */
function partsText(points: RankPoints): string {
  return askedParts(points)
    .map(({ label, points: part, of }) => `${label} ${pointsText(part)} of ${of}`)
    .join(', ');
}

/** Why a result stands where it stands: the parts of its score, which add up. */
export function RankReasons({ points }: { points: RankPoints }) {
  const [wasOpened, setWasOpened] = useState(false);
  const inWords = <p>{partsText(points)}</p>;
  return (
    <details onToggle={() => setWasOpened(true)} className="group/rank text-ink-soft">
      <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center rounded-mark text-sm underline decoration-ink/30 decoration-dotted underline-offset-4 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        Why this rank
      </summary>
      <div className="mt-2 rounded-card border border-line bg-paper p-3.5 text-sm">
        {wasOpened ? (
          <Suspense fallback={inWords}>
            <RankBars points={points} />
          </Suspense>
        ) : (
          inWords
        )}
        <FilterLink
          isPage
          href={paths.howWeRank()}
          className="mt-2 inline-flex min-h-6 items-center text-secondary underline"
        >
          How we rank
        </FilterLink>
      </div>
    </details>
  );
}
