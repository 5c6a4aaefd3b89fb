import { useEffect, useId, useRef } from 'react';
import { SEARCH_RADII } from '#capabilities/search/rules/search-radius.ts';
import { PlainSelect } from '#ui/plain-select.tsx';
import { plainFieldStyle } from './filter-form.tsx';

export interface DistanceFilterProps {
  radiusMiles: number | null;
  /** A piece of the map takes the place of a distance. */
  isAreaChosen: boolean;
}

/** How far from the place that was searched. */
export function DistanceFilter({ radiusMiles, isAreaChosen }: DistanceFilterProps) {
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const shown = String(radiusMiles ?? '');
  // The address decides, wherever it was changed.
  useEffect(() => {
    if (field.current) field.current.value = shown;
  }, [shown]);
  return (
    <label htmlFor={id} className="block">
      <span className="mb-0.5 block text-ink-soft text-xs">
        {isAreaChosen ? 'The map says where to look' : 'From the place you search'}
      </span>
      <PlainSelect
        id={id}
        ref={field}
        name="radius"
        defaultValue={shown}
        disabled={isAreaChosen}
        className={plainFieldStyle}
      >
        <option value="">As far as it takes</option>
        {SEARCH_RADII.map((miles) => (
          <option key={miles} value={miles}>
            Within {miles} miles
          </option>
        ))}
      </PlainSelect>
    </label>
  );
}
