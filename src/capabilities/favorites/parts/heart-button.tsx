import { lazy, Suspense, useRef, useState } from 'react';
import { useIsMember } from '#app/use-is-member.ts';
import { classNames } from '#ui/class-names.ts';
import type { Heart, HeartState } from './use-favorite.ts';

const EMPTY: HeartState = { isMine: false };

const HeartLife = lazy(async () => ({ default: (await import('./heart-life.tsx')).HeartLife }));

interface HeartButtonProps extends Heart {
  /** What a press will do, before and after. */
  labels: { save: string; remove: string };
  className?: string | undefined;
}

/**
 * The heart on a card or a photo: a plain button, because a page of results has two dozen of them. It asks nothing before
 * somebody signed in is there or somebody presses; most readers are guests.
 */
export function HeartButton({ labels, className, ...heart }: HeartButtonProps) {
  const isMember = useIsMember();
  const [isWanted, setWanted] = useState(false);
  const [{ isMine, savers }, setState] = useState(EMPTY);
  const toggle = useRef<() => void>(undefined);
  const waiting = useRef(0);

  function press() {
    if (toggle.current) return toggle.current();
    waiting.current += 1;
    setWanted(true);
  }

  return (
    <>
      <button
        type="button"
        aria-label={isMine ? labels.remove : [labels.save, savers].filter(Boolean).join('. ')}
        aria-pressed={isMine}
        title={savers}
        data-loved={savers && !isMine ? '' : undefined}
        onClick={press}
        className={classNames('heart', className)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
        </svg>
      </button>
      {(isMember || isWanted) && (
        <Suspense>
          <HeartLife heart={heart} toggle={toggle} waiting={waiting} onChange={setState} />
        </Suspense>
      )}
    </>
  );
}
