import { ChevronDown, Search, Store } from 'lucide-react';
import { categoryPath } from '#capabilities/navigation/rules/search-paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CityFieldPlaceholder } from '../parts/city-field-placeholder.tsx';
import { NAME_SEARCH, SEARCH_BAR, SEARCH_BUTTON, SEARCH_WORDS } from './search-bar.ts';

/** The bar as it looks before its lists are there. */
export function VendorSearchPlaceholder() {
  return (
    <div>
      <form action={categoryPath('wedding-venues')} aria-label="Find vendors" className={SEARCH_BAR}>
        <button
          type="button"
          className="mb-1 flex min-h-15 items-center text-start rounded-input border border-line-strong bg-paper px-3.5 sm:w-46 sm:shrink-0 sm:border-transparent sm:border-e-line"
        >
          <span className="grow pt-2 pb-1.5">
            <span className="block font-semibold text-xs">{SEARCH_WORDS.category} </span>
            Venues
          </span>
          <ChevronDown size={20} aria-hidden="true" className="text-ink-soft" />
        </button>
        <CityFieldPlaceholder label={SEARCH_WORDS.place} placeholder={SEARCH_WORDS.anyPlace} />
        <button type="submit" className={buttonStyle({ size: 'large', className: SEARCH_BUTTON })}>
          <Search size={20} aria-hidden="true" />
          Search
        </button>
      </form>
      <search aria-label="Find a vendor by name" className={NAME_SEARCH}>
        <CityFieldPlaceholder
          label={SEARCH_WORDS.name}
          placeholder={SEARCH_WORDS.anyName}
          icon={<Store size={20} aria-hidden="true" />}
          className="sm:rounded-card sm:border-line"
        />
      </search>
    </div>
  );
}
