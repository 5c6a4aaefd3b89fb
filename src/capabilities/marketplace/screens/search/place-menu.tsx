import { Globe, MapPin, Navigation } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, FIND_PATH, nearMePath } from '#capabilities/taxonomy/rules/search-paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CityFieldPlaceholder } from '../../parts/city-field-placeholder.tsx';
import { DetailsMenu, menuLinkStyle } from './details-menu.tsx';
import { FilterLink } from './filter-link.tsx';

// The list of cities is most of its code, and most people arrive at the right place.
const PlaceField = lazy(async () => ({ default: (await import('./place-field.tsx')).PlaceField }));

export interface PlaceMenuProps {
  category: TaxonomyKey;
  label: string;
  /** The same search in another place. */
  toPlace: (slug: string) => string;
}

/** Where to look: a city by name, around the visitor, or everywhere. */
export function PlaceMenu({ category, label, toPlace }: PlaceMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const waiting = <CityFieldPlaceholder label="Where" placeholder="City or town" />;
  return (
    <DetailsMenu
      onToggle={(isOpen) => isOpen && setWanted(true)}
      summary={
        <>
          <MapPin size={18} aria-hidden="true" className="text-primary" />
          <span className="sr-only">Place: </span>
          <span className="max-w-48 truncate font-semibold">{label}</span>
        </>
      }
    >
      <div className="w-80 max-w-full p-1.5">
        <div className="noscript:hidden">
          {isWanted ? (
            <Suspense fallback={waiting}>
              <PlaceField toPlace={toPlace} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
        <form action={FIND_PATH} className="hidden items-end gap-2 noscript:flex">
          <input type="hidden" name="category" value={category} />
          <CityFieldPlaceholder name="place" label="Where" placeholder="City or town" />
          <button
            type="submit"
            className={buttonStyle({ variant: 'secondary', size: 'small', className: 'mb-3' })}
          >
            Search
          </button>
        </form>
        <ul>
          <li>
            <FilterLink isPage href={nearMePath(category)} className={menuLinkStyle(false)}>
              <Navigation size={18} aria-hidden="true" className="text-ink-soft" />
              Near me
            </FilterLink>
          </li>
          <li>
            <FilterLink isPage href={categoryPath(category)} className={menuLinkStyle(false)}>
              <Globe size={18} aria-hidden="true" className="text-ink-soft" />
              Everywhere
            </FilterLink>
          </li>
        </ul>
      </div>
    </DetailsMenu>
  );
}
