import { ChevronDown, Search, Store } from 'lucide-react';
import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { FIND_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CityFieldPlaceholder } from '../parts/city-field-placeholder.tsx';
import { NAME_SEARCH, SEARCH_BAR, SEARCH_BUTTON, SEARCH_WORDS } from './search-bar.ts';

/** The button's list comes by script; without, the browser's own takes its place. */
function PlainCategories({ chosen }: { chosen: TaxonomyKey | undefined }) {
  return (
    <label className="mb-1 block min-h-15 rounded-input border border-line-strong bg-paper px-3.5 pt-2 pb-1.5 sm:w-46 sm:border-transparent sm:border-e-line">
      <span className="block font-semibold text-xs">{SEARCH_WORDS.category}</span>
      <select name="category" defaultValue={chosen} className="block w-full bg-transparent">
        {MARKETPLACE_CATEGORIES.map(({ taxonomyKey, navLabel }) => (
          <option key={taxonomyKey} value={taxonomyKey}>
            {navLabel}
          </option>
        ))}
      </select>
    </label>
  );
}

function CategoriesButton() {
  return (
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
  );
}

interface VendorSearchPlaceholderProps {
  /** With the browser's own list of categories, which needs no script. */
  isPlain?: boolean;
  category?: TaxonomyKey | undefined;
}

/** The bar as it looks before its lists are there, or plain, for browsers without scripts. */
export function VendorSearchPlaceholder({ isPlain = false, category }: VendorSearchPlaceholderProps) {
  return (
    <div>
      <form action={FIND_PATH} aria-label="Find vendors" className={SEARCH_BAR}>
        {isPlain ? <PlainCategories chosen={category} /> : <CategoriesButton />}
        <CityFieldPlaceholder name="place" label={SEARCH_WORDS.place} placeholder={SEARCH_WORDS.anyPlace} />
        <button type="submit" className={buttonStyle({ size: 'large', className: SEARCH_BUTTON })}>
          <Search size={20} aria-hidden="true" />
          Search
        </button>
      </form>
      <search aria-label="Find a vendor by name" className={NAME_SEARCH}>
        <form action={FIND_PATH}>
          <CityFieldPlaceholder
            name="name"
            label={SEARCH_WORDS.name}
            placeholder={SEARCH_WORDS.anyName}
            icon={<Store size={20} aria-hidden="true" />}
            className="sm:rounded-card sm:border-line"
          />
          <button
            type="submit"
            className={buttonStyle({ variant: 'secondary', className: 'mt-2 hidden noscript:inline-flex' })}
          >
            Find by name
          </button>
        </form>
      </search>
    </div>
  );
}
