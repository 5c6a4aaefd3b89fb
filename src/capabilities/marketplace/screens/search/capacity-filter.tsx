import { useRef } from 'react';
import { capacityText } from '#base/text.ts';
import type { OpenRange } from '#capabilities/search/rules/search-filters.ts';
import { INTIMATE_CAPACITY } from '#capabilities/taxonomy/rules/venue-sub-types.ts';
import { classNames } from '#ui/class-names.ts';
import { StillPart } from '#ui/still-part.tsx';
import { plainFieldStyle } from './filter-form.tsx';
import { FilterLink } from './filter-link.tsx';
import type { SearchLinks } from './search-links.ts';

export interface CapacityFilterProps {
  links: SearchLinks;
  range: OpenRange | null;
}

/** Parties of these sizes; a venue must hold that many or more. */
const STEPS = [75, 100, 150, 200, 300];

const INTIMATE = `${INTIMATE_CAPACITY.min}-${INTIMATE_CAPACITY.max}`;

type Size = { label: string; href: string; isChosen: boolean };

function Sizes({ sizes }: { sizes: readonly Size[] }) {
  return sizes.map(({ label, href, isChosen }) => (
    <li key={label}>
      <FilterLink
        href={href}
        aria-current={isChosen || undefined}
        className={classNames(
          'flex min-h-9 items-center justify-center rounded-full border px-2 text-xs pointer-coarse:min-h-11',
          isChosen
            ? 'border-secondary bg-cove-tint font-semibold text-cove-deep'
            : 'border-ink/25 bg-paper hover:border-ink/60',
        )}
      >
        {label}
      </FilterLink>
    </li>
  ));
}

/** How many are coming: a number, or one of the usual sizes. */
export function CapacityFilter({ links, range }: CapacityFilterProps) {
  const most = useRef<HTMLInputElement>(null);
  const isIntimate = range?.min === INTIMATE_CAPACITY.min && range.max === INTIMATE_CAPACITY.max;
  const chosen = range && range.max === null ? range.min : null;
  const size = (value: string, label: string, isChosen: boolean) => ({
    label,
    isChosen,
    href: links.with({ capacity: isChosen ? '' : value }),
  });
  const sizes = [
    size(INTIMATE, `Intimate: up to ${INTIMATE_CAPACITY.max}`, isIntimate),
    ...STEPS.map((step) => size(`${step}-max`, capacityText(step), chosen === step)),
  ];
  return (
    <>
      <label className="block">
        <span className="mb-0.5 block text-ink-soft text-xs">How many guests?</span>
        <input
          type="text"
          name="capacity-min"
          inputMode="numeric"
          defaultValue={range && range.min > 0 ? range.min : ''}
          // A number of one's own is room for that many, however many more.
          onInput={() => {
            if (most.current) most.current.value = '';
          }}
          className={plainFieldStyle}
        />
      </label>
      {range?.max && (
        <input key={range.max} ref={most} type="hidden" name="capacity-max" defaultValue={range.max} />
      )}
      <StillPart
        as="ul"
        aria-label="Usual sizes"
        className="mt-3 grid grid-cols-2 gap-2"
        draw={Sizes}
        of={{ sizes }}
      />
    </>
  );
}
