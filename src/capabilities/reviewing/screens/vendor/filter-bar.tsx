import { useNavigate } from 'react-router';
import { PlainSelect } from '#ui/plain-select.tsx';
import type { VendorReviews } from '../../contract/vendor-reviews.contract.ts';
import type { VendorQuestion } from '../../queries.ts';
import type { VendorFilter } from '../../rules/vendor-filter.ts';
import { filterAddress } from './filter-address.ts';

interface FilterBarProps {
  question: VendorQuestion;
  years: readonly number[];
  all: VendorReviews['all'];
}

type Choice = { value: string; label: string };
type Field = { name: keyof VendorFilter; label: string; choices: readonly Choice[] };

function fieldsOf({ years, all }: Pick<FilterBarProps, 'years' | 'all'>): Field[] {
  return [
    {
      name: 'answered',
      label: 'Reply',
      choices: [
        { value: 'no', label: `Unanswered (${all.unanswered})` },
        { value: 'yes', label: `Answered (${all.reviewsCount - all.unanswered})` },
      ],
    },
    {
      name: 'stars',
      label: 'Stars',
      choices: all.distribution.map(({ stars, count }) => ({
        value: String(stars),
        label: `${stars === 1 ? '1 star' : `${stars} stars`} (${count})`,
      })),
    },
    {
      name: 'verified',
      label: 'Proof',
      choices: [
        { value: 'yes', label: 'Verified' },
        { value: 'no', label: 'Not verified' },
      ],
    },
    {
      name: 'disputed',
      label: 'Dispute',
      choices: [
        { value: 'yes', label: `Being verified (${all.disputed})` },
        { value: 'no', label: 'Not disputed' },
      ],
    },
    {
      name: 'year',
      label: 'Year',
      choices: years.map((year) => ({ value: String(year), label: String(year) })),
    },
  ];
}

function without(question: VendorQuestion, name: keyof VendorFilter): VendorQuestion {
  const { [name]: _gone, ...rest } = question;
  return { ...(rest as VendorQuestion), page: 1 };
}

/** Applies at once; what is chosen stands in the address. */
export function FilterBar({ question, years, all }: FilterBarProps) {
  const navigate = useNavigate();

  function choose({ name }: Field, value: string): void {
    const open = without(question, name);
    const typed = name === 'stars' || name === 'year' ? Number(value) : value;
    navigate(filterAddress(value === '' ? open : { ...open, [name]: typed }), { preventScrollReset: true });
  }

  return (
    <search aria-label="Filter reviews" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {fieldsOf({ years, all }).map((field) => (
        <div key={field.name} className="min-w-0 text-sm last:max-sm:col-span-2">
          <label htmlFor={`filter-${field.name}`} className="mb-1 block font-semibold">
            {field.label}
          </label>
          <PlainSelect
            id={`filter-${field.name}`}
            value={question[field.name]?.toString() ?? ''}
            onChange={(event) => choose(field, event.currentTarget.value)}
            className="min-h-11 w-full truncate rounded-input border border-line-strong bg-paper ps-3"
          >
            <option value="">All</option>
            {field.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </PlainSelect>
        </div>
      ))}
    </search>
  );
}
