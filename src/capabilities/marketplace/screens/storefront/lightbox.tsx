import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useRegisteredModal } from '#ui/use-overlay.ts';
import { PhotoImage } from './photo-image.tsx';
import { PhotoThumbnails } from './photo-thumbnails.tsx';
import type { Photo } from './storefront-view.ts';

export interface LightboxProps {
  name: string;
  photos: readonly Photo[];
  /** The photo that the address shows. */
  at: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** A pull with the finger passes through many places; the address follows when it has come to rest. */
const REST_MS = 150;

const light = 'bg-ink/60 text-paper hover:bg-ink hover:text-paper';

/** Which photo each key goes to, from where one is. */
function keyTarget(key: string, current: number, last: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(last, Math.max(0, target));
}

/** All photos in one line that snaps: fingers pull it, and where there is a mouse, keys and buttons turn it. */
export function Lightbox({ name, photos, at, onTurn, onClose }: LightboxProps) {
  useRegisteredModal(true);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(at);
  const last = photos.length - 1;
  const photo = photos[current];

  /** What we told the address; it comes back when somebody may be further on already. */
  const told = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (at === told.current) return;
    told.current = at;
    const line = track.current;
    const left = at * (line?.clientWidth ?? 0);
    if (line && Math.abs(line.scrollLeft - left) > 1) line.scrollTo({ left, behavior: 'instant' });
  }, [at]);

  const settle = useEffectEvent((index: number) => {
    if (index === at) return;
    told.current = index;
    onTurn(index);
  });
  useEffect(() => {
    const rest = setTimeout(settle, REST_MS, current);
    return () => clearTimeout(rest);
  }, [current]);

  function turnTo(index: number) {
    const line = track.current;
    // At once: a photo that flies past ten others helps nobody.
    line?.scrollTo({ left: index * line.clientWidth, behavior: 'instant' });
  }

  const followKey = useEffectEvent((event: KeyboardEvent) => {
    const target = keyTarget(event.key, current, last);
    if (target === undefined) return;
    event.preventDefault();
    turnTo(target);
  });

  // Nothing else can have the focus while photos are shown, so keys count wherever it is.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => followKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  function look() {
    const line = track.current;
    if (line) setCurrent(Math.round(line.scrollLeft / line.clientWidth));
  }

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-50 bg-ink"
    >
      <Modal className="h-full">
        <Dialog className="flex h-full flex-col text-paper outline-none" aria-label={`Photos of ${name}`}>
          <div className="flex min-h-0 grow flex-col">
            <header className="flex items-center justify-between gap-4 px-3 py-2 md:px-5">
              <Heading slot="title" level={2} className="truncate ps-2 text-lg">
                {name}
              </Heading>
              <IconButton label="Close photos" icon={<X size={24} />} onPress={onClose} className={light} />
            </header>
            <div className="relative min-h-0 grow">
              <ul
                ref={track}
                onScroll={look}
                className="flex h-full snap-x snap-mandatory overflow-x-hidden overscroll-contain pointer-coarse:overflow-x-auto [scrollbar-width:none]"
              >
                {photos.map((entry, index) => (
                  <li
                    key={entry.id}
                    aria-hidden={index !== current || undefined}
                    className="flex h-full w-full shrink-0 snap-center snap-always items-center justify-center"
                  >
                    <PhotoImage
                      photo={entry}
                      sizes="100vw"
                      isPriority={Math.abs(index - current) <= 1}
                      className="h-full w-full bg-transparent! object-contain"
                    />
                  </li>
                ))}
              </ul>
              <IconButton
                label="Previous photo"
                icon={<ChevronLeft size={26} />}
                isDisabled={current === 0}
                onPress={() => turnTo(current - 1)}
                className={classNames('absolute start-3 top-1/2 -translate-y-1/2 max-md:hidden!', light)}
              />
              <IconButton
                label="Next photo"
                icon={<ChevronRight size={26} />}
                isDisabled={current === last}
                onPress={() => turnTo(current + 1)}
                className={classNames('absolute end-3 top-1/2 -translate-y-1/2 max-md:hidden!', light)}
              />
            </div>
            <p aria-live="polite" className="min-h-12 px-5 py-3 text-center text-paper/90 text-sm">
              <span className="tabular-nums">
                {current + 1} of {photos.length}
              </span>
              {photo && (photo.caption ?? photo.alt) && (
                <span className="wrap-anywhere"> · {photo.caption ?? photo.alt}</span>
              )}
            </p>
            {photos.length > 1 && (
              <div className="pb-[max(0.75rem,env(safe-area-inset-bottom))]">
                <PhotoThumbnails photos={photos} current={current} onChoose={turnTo} />
              </div>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
