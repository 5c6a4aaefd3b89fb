import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Tile, type TileContent } from './tile.tsx';
import { useCarousel } from './use-carousel.ts';

export interface TileCarouselProps {
  label: string;
  tiles: readonly TileContent[];
  className?: string;
}

interface ArrowProps {
  label: string;
  direction: 1 | -1;
  isDisabled: boolean;
  isTall: boolean;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}

function Arrow({ label, direction, isDisabled, isTall, onPress, ref }: ArrowProps) {
  const Icon = direction === 1 ? ChevronRight : ChevronLeft;
  return (
    <Button
      ref={ref}
      aria-label={label}
      isDisabled={isDisabled}
      onPress={onPress}
      className={classNames(
        'absolute z-10 flex size-11 -translate-y-1/2 items-center justify-center rounded-full border border-line bg-paper shadow-float transition-opacity hover:border-ink data-disabled:opacity-0',
        direction === 1 ? 'end-2' : 'start-2',
        // In the middle of the pictures, whatever stands below them.
        isTall ? 'top-[calc(var(--tile)*310/440)]' : 'top-[calc(var(--tile)/2)]',
      )}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}

/** Tiles in one line: 220 px wide, smaller on tablets and phones. It scrolls by itself; arrows come only when needed. */
export function TileCarousel({ label, tiles, className }: TileCarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const { hasArrows, isAtStart, isAtEnd, look, go } = useCarousel(track, tiles.length);
  const isTall = tiles.some((tile) => !tile.isSquare);

  const pressed = useRef<1 | -1>(null);

  // A button that goes out takes the focus with it, in some browsers to nowhere; the other one is the next best place.
  useEffect(() => {
    const isOut = pressed.current === 1 ? isAtEnd : isAtStart;
    const [from, to] = pressed.current === 1 ? [on.current, back.current] : [back.current, on.current];
    const isLost = document.activeElement === document.body || document.activeElement === from;
    if (pressed.current && isOut && isLost) to?.focus();
  }, [isAtStart, isAtEnd]);

  function turn(direction: 1 | -1) {
    pressed.current = direction;
    go(direction);
  }

  return (
    <section
      aria-label={label}
      className={classNames(
        'relative [--tile:9.375rem] md:[--tile:11.25rem] lg:[--tile:13.75rem]',
        className,
      )}
    >
      {hasArrows && (
        <Arrow
          ref={back}
          label="Previous tiles"
          direction={-1}
          isDisabled={isAtStart}
          isTall={isTall}
          onPress={() => turn(-1)}
        />
      )}
      <ul
        ref={track}
        onScroll={look}
        className="relative -m-1.5 flex snap-x gap-4 overflow-x-auto scroll-smooth scroll-ps-1.5 p-1.5 [scrollbar-width:none] lg:gap-5"
      >
        {tiles.map((tile) => (
          <li key={`${tile.href} ${tile.linkText}`} className="w-(--tile) shrink-0 snap-start">
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
      {hasArrows && (
        <Arrow
          ref={on}
          label="Next tiles"
          direction={1}
          isDisabled={isAtEnd}
          isTall={isTall}
          onPress={() => turn(1)}
        />
      )}
    </section>
  );
}
