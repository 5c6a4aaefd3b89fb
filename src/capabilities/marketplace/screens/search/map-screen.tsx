import { ArrowLeft, List, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useRegisteredModal } from '#ui/use-overlay.ts';
import type { SearchPageData } from './load-search-page.ts';
import { MapPanel } from './map-panel.tsx';
import type { SearchLinks } from './search-links.ts';
import { countedSubject, nounFor, placeLabel } from './search-words.ts';
import { SwipeCards, type SwipeHandle } from './swipe-cards.tsx';

export interface MapScreenProps {
  search: SearchPageData;
  links: SearchLinks;
  chosenCount: number;
  onOpenFilters: () => void;
  onClose: () => void;
}

const round = 'bg-paper! shadow-float shrink-0';

/** The map of a phone: the whole screen, with the found vendors as cards to swipe through. */
export function MapScreen({ search, links, chosenCount, onOpenFilters, onClose }: MapScreenProps) {
  const { category, place, total, results } = search;
  const cards = useRef<SwipeHandle>(null);
  const [front, setFront] = useState(results[0]?.card.storefrontUuid ?? null);
  const title = countedSubject(category, place, total);
  useRegisteredModal(true);
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} className="fixed inset-0 z-50">
      <Modal className="h-full">
        <Dialog
          aria-label={`Map: ${title}`}
          className="relative h-full bg-mist outline-none focus-visible:shadow-none"
        >
          <MapPanel
            search={search}
            links={links}
            pointed={front}
            onPoint={() => undefined}
            onPress={(uuid) => cards.current?.show(uuid) ?? false}
            isFullScreen
            className="h-full"
          />
          <header className="pointer-events-none absolute inset-x-0 top-0 z-30 flex items-center gap-2 p-4 *:pointer-events-auto">
            <IconButton
              label="Back to the list"
              icon={<ArrowLeft size={20} aria-hidden="true" />}
              onPress={onClose}
              className={round}
            />
            <p className="min-w-0 grow rounded-sheet bg-paper px-4 py-1 text-sm shadow-float *:block *:truncate">
              <span className="font-semibold">{placeLabel(place)}</span>
              <span className="text-ink-soft text-xs">{`${formatCount(total)} ${nounFor(category, total)}`}</span>
            </p>
            <IconButton
              label={chosenCount > 0 ? `Filters (${chosenCount})` : 'Filters'}
              icon={<SlidersHorizontal size={20} aria-hidden="true" />}
              onPress={onOpenFilters}
              className={round}
            />
          </header>
          <div className="pointer-events-none absolute inset-x-0 bottom-0 z-30 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <button
              type="button"
              onClick={onClose}
              className="pointer-events-auto mx-auto mb-3 flex min-h-11 items-center gap-2 rounded-full bg-ink px-5 font-semibold text-paper shadow-float"
            >
              <List size={18} aria-hidden="true" />
              List
            </button>
            {results.length > 0 && (
              <SwipeCards
                handle={cards}
                results={results}
                label={plural(results.length, 'vendor')}
                onFront={setFront}
              />
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
