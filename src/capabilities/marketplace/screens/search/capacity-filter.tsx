import { capacityText } from '#base/text.ts';
import { parseTypedNumber } from '#base/typed-number.ts';
import type { OpenRange } from '#capabilities/search/rules/search-filters.ts';
import { INTIMATE_CAPACITY } from '#capabilities/taxonomy/rules/venue-sub-types.ts';
import { classNames } from '#ui/class-names.ts';
import { StillPart } from '#ui/still-part.tsx';
import { FilterLink } from './filter-link.tsx';
import { PlainFilterForm, plainFieldStyle } from './plain-filter-form.tsx';
import type { SearchLinks } from './search-links.ts';

export interface CapacityFilterProps {
  path: string;
  links: SearchLinks;
  range: OpenRange | null;
}

const MOST_GUESTS = 99_999;

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
export function CapacityFilter({ path, links, range }: CapacityFilterProps) {
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
      <PlainFilterForm
        label="Number of guests"
        path={path}
        links={links}
        fields={['capacity']}
        toAddress={(form) => {
          const guests = Math.floor(parseTypedNumber(String(form.get('capacity-min'))) ?? 0);
          return links.with({ capacity: guests > 0 && guests <= MOST_GUESTS ? `${guests}-max` : '' });
        }}
      >
        <label className="min-w-0 grow">
          <span className="mb-0.5 block text-ink-soft text-xs">How many guests?</span>
          <input
            key={chosen}
            name="capacity-min"
            inputMode="numeric"
            defaultValue={chosen ?? ''}
            autoComplete="off"
            className={plainFieldStyle}
          />
        </label>
      </PlainFilterForm>
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
