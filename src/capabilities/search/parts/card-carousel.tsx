import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { CardPicture as Asset } from '../contract.ts';
import { CardPicture } from './card-picture.tsx';

export interface CardCarouselProps {
  pictures: readonly Asset[];
  vendorName: string;
  isPriority: boolean;
  /** Someone is at the card: only now the other pictures are worth fetching. */
  isActive: boolean;
  onActivate: () => void;
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

/** One for each picture, the current one brighter. */
function Dots({ count, current }: { count: number; current: number }) {
  const style = { '--dots': count, '--dot': current } as CSSProperties;
  return <span aria-hidden="true" className="card-dots noscript:hidden" style={style} />;
}

/** A tap on the line means the card's link, although the line lies above it so that it can be swiped. */
function useTapAsLink(track: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const element = track.current;
    if (!element || !isActive) return;
    const follow = ({ target }: MouseEvent) => {
      const isButton = target instanceof Element && target.closest('button');
      if (!isButton) element.closest('article')?.querySelector('a')?.click();
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [track, isActive]);
}

/**
 * The covers of a business in one line. The document holds the first alone, which is all that works without scripts; the
 * others come when someone points at the card or touches it.
 */
export function CardCarousel({ pictures, vendorName, isPriority, isActive, onActivate }: CardCarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [first, ...others] = pictures;
  const canTurn = isActive && others.length > 0;
  const hasMore = others.length > 0 && !isActive;
  useTapAsLink(track, isActive);

  // A swipe may come before us, and may be over by then.
  useEffect(() => {
    if (hasMore && track.current && track.current.scrollLeft > 0) onActivate();
  }, [hasMore, onActivate]);

  function look() {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    setCurrent(Math.round(scrollLeft / clientWidth));
    onActivate();
  }

  function turn(direction: 1 | -1) {
    track.current?.scrollBy({ left: direction * track.current.clientWidth });
  }

  if (!first) return <div className="order-first aspect-4/3 rounded-card bg-blush" />;
  return (
    <div className="relative order-first overflow-hidden rounded-card">
      <div
        ref={track}
        onScroll={others.length > 0 ? look : undefined}
        className={hasMore ? 'card-track has-more' : 'card-track'}
      >
        <CardPicture asset={first} isPriority={isPriority} />
        {canTurn && (
          <>
            {others.map((picture) => (
              <CardPicture key={picture.id} asset={picture} isPriority={false} />
            ))}
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
      {others.length > 0 && <Dots count={pictures.length} current={current} />}
    </div>
  );
}
