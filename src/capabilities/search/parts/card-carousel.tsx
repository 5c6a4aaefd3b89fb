import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#capabilities/navigation/parts/use-hydrated.ts';
import { classNames } from '#ui/class-names.ts';
import type { CardPicture as Asset } from '../contract.ts';
import { CardPicture } from './card-picture.tsx';

export interface CardCarouselProps {
  pictures: readonly Asset[];
  vendorName: string;
  isPriority: boolean;
  /** Someone is at the card: only now the other pictures are worth fetching. */
  isAwake: boolean;
  onWake: () => void;
}

interface TurnProps {
  direction: 1 | -1;
  label: string;
  isDisabled: boolean;
  onTurn: (direction: 1 | -1) => void;
}

function Turn({ direction, label, isDisabled, onTurn }: TurnProps) {
  const Icon = direction === 1 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => onTurn(direction)}
      className={classNames(
        'absolute top-1/2 z-20 flex size-9 -translate-y-1/2 items-center justify-center rounded-full bg-paper/95 opacity-0 shadow-float',
        'transition-opacity after:absolute after:-inset-1 pointer-coarse:hidden group-hover/card:opacity-100 group-focus-within/card:opacity-100',
        'aria-disabled:pointer-events-none aria-disabled:opacity-0!',
        direction === 1 ? 'end-2.5' : 'start-2.5',
      )}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}

function Dots({ pictures, current }: { pictures: readonly Asset[]; current: number }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-2.5 z-10 flex justify-center gap-1.5">
      {pictures.map(({ id }, index) => (
        <span
          key={id}
          className={classNames('size-1.5 rounded-full bg-paper', index !== current && 'opacity-60')}
        />
      ))}
    </span>
  );
}

/**
 * The covers of a business in one line. The document holds the first alone, which is all that works without scripts; the
 * others take their places after hydration and are fetched when someone points at the card or begins to swipe.
 */
export function CardCarousel({ pictures, vendorName, isPriority, isAwake, onWake }: CardCarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const [first, ...others] = pictures;
  const canTurn = isHydrated && others.length > 0;

  useEffect(() => {
    const element = track.current;
    if (!element || !canTurn) return;
    // On a touch screen the line lies above the card's link, so that it can be swiped; a tap still means the link.
    const follow = ({ target }: MouseEvent) => {
      const isButton = target instanceof Element && target.closest('button');
      if (!isButton) element.closest('article')?.querySelector('a')?.click();
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [canTurn]);

  function look() {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    setCurrent(Math.round(scrollLeft / clientWidth));
  }

  function turn(direction: 1 | -1) {
    track.current?.scrollBy({ left: direction * track.current.clientWidth });
  }

  if (!first) return <div className="aspect-4/3 rounded-card bg-blush" />;
  return (
    <div className="relative overflow-hidden rounded-card">
      <div
        ref={track}
        onScroll={canTurn ? look : undefined}
        onPointerDown={canTurn ? onWake : undefined}
        className={classNames(
          'flex snap-x snap-mandatory overflow-x-auto scroll-smooth [scrollbar-width:none]',
          canTurn && 'pointer-coarse:relative pointer-coarse:z-10',
        )}
      >
        <CardPicture asset={first} isPriority={isPriority} className="shrink-0 snap-start" />
        {canTurn &&
          others.map((picture) =>
            isAwake ? (
              <CardPicture
                key={picture.id}
                asset={picture}
                isPriority={false}
                className="shrink-0 snap-start"
              />
            ) : (
              <span
                key={picture.id}
                className="aspect-4/3 w-full shrink-0 snap-start"
                style={{ backgroundColor: picture.dominantColor }}
              />
            ),
          )}
        {canTurn && isAwake && (
          <>
            <Turn
              direction={-1}
              label={`Previous photo of ${vendorName}`}
              isDisabled={current === 0}
              onTurn={turn}
            />
            <Turn
              direction={1}
              label={`Next photo of ${vendorName}`}
              isDisabled={current === pictures.length - 1}
              onTurn={turn}
            />
          </>
        )}
      </div>
      {canTurn && <Dots pictures={pictures} current={current} />}
    </div>
  );
}
