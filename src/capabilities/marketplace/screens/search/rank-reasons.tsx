import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '#app/rules/paths.ts';
import { StillPart } from '#ui/still-part.tsx';
import { FilterLink } from './filter-link.tsx';
import { askedParts, pointsText, type RankPoints } from './score-words.ts';
import { useFoldPopover } from './use-fold-popover.ts';

const RankBars = lazy(async () => ({ default: (await import('./rank-bars.tsx')).RankBars }));

/** In words alone: what the document holds for everyone, since bars on every card would be half the page. */
function partsText(points: RankPoints): string {
  return askedParts(points)
    .map(({ label, points: part, of }) => `${label} ${pointsText(part)} of ${of}`)
    .join(', ');
}

export interface RankReasonsProps {
  points: RankPoints;
}

function Reasons({ points }: RankReasonsProps) {
  return (
    <details className="text-ink-soft">
      <summary className="rank-summary">Why this rank</summary>
      <div className="absolute start-0 top-full mt-1 w-76 max-w-[calc(100vw-2.5rem)] rounded-card border border-line bg-paper p-3.5 text-sm shadow-float">
        <p className="has-[+div_table]:hidden">{partsText(points)}</p>
        <div data-bars />
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

/** Why a result stands where it stands, in a popover: the parts of its score, which add up. */
export function RankReasons(reasons: RankReasonsProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  useFoldPopover(whole);

  useEffect(() => {
    const element = whole.current;
    const look = () => setPlace(element?.querySelector('[data-bars]') ?? null);
    // It may have been opened before we came.
    if (element?.querySelector('details[open]')) look();
    // A fold says so to itself alone, which can be overheard on the way down.
    element?.addEventListener('toggle', look, { capture: true });
    return () => element?.removeEventListener('toggle', look, { capture: true });
  }, []);

  return (
    <div ref={whole}>
      <StillPart draw={Reasons} of={reasons} />
      {place && <Suspense>{createPortal(<RankBars points={reasons.points} />, place)}</Suspense>}
    </div>
  );
}
