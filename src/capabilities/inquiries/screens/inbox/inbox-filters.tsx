import { ChevronDown, Search } from 'lucide-react';
import { Button as PlainButton } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';
import { useTypedText } from '#app/use-typed-text.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/menu.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SHOWN, type Shown } from '../../rules/inbox-choices.ts';
import { type InboxView, writeInboxView } from './inbox-view.ts';

interface InboxFiltersProps {
  counts: Readonly<Record<Shown, number>>;
  /** Those that somebody wrote to. */
  categories: readonly TaxonomyKey[];
  view: InboxView;
  isThread: boolean;
}

const LABELS: Readonly<Record<Shown, string>> = {
  all: 'All',
  unread: 'Unread',
  waiting: 'Needs your reply',
  closed: 'Closed',
};

/** Looks for names and words; the address follows once the hand rests. */
function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useTypedText(value, onChange);
  return (
    <TextField
      label="Search your inbox"
      isLabelHidden
      type="search"
      placeholder="Search vendors and messages"
      value={typed}
      onChange={setTyped}
      leading={<Search size={18} aria-hidden="true" />}
      reservesMessage={false}
    />
  );
}

/** Looks 36 px high, and takes a finger of 44. */
function pill(isOn: boolean): string {
  return classNames(
    "relative inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 font-medium text-sm transition-colors after:absolute after:inset-x-0 after:-inset-y-1 after:content-['']",
    isOn
      ? 'border-secondary bg-cove-tint text-cove-deep'
      : 'border-line bg-paper text-ink hover:border-ink/50',
  );
}

interface CategoryMenuProps {
  categories: readonly TaxonomyKey[];
  view: InboxView;
  onChoose: (change: Pick<InboxView, 'category'>) => void;
}

function CategoryMenu({ categories, view, onChoose }: CategoryMenuProps) {
  return (
    <Menu
      trigger={
        <PlainButton className={pill(view.category !== null)}>
          {view.category ? marketplaceCategory(view.category).navLabel : 'All categories'}
          <ChevronDown size={16} aria-hidden="true" />
        </PlainButton>
      }
      entries={[
        { id: 'all', label: 'All categories' },
        ...categories.map((key) => ({ id: key, label: marketplaceCategory(key).navLabel })),
      ]}
      onAction={(id) => onChoose({ category: categories.find((key) => key === id) ?? null })}
    />
  );
}

/** What narrows the list. Links and choices write the address, so that each view can be kept and shared. */
export function InboxFilters({ counts, categories, view, isThread }: InboxFiltersProps) {
  const navigate = useNavigate();
  const searchOf = (change: Partial<InboxView>) => writeInboxView({ ...view, ...change }, isThread);
  const go = (change: Partial<InboxView>) =>
    void navigate({ search: searchOf(change) }, { replace: true, preventScrollReset: true });
  const shown = SHOWN.filter((show) => show !== 'closed' || view.list === 'all');
  return (
    <div className="space-y-3 border-line border-b px-5 py-4 md:px-8 lg:px-5">
      <SearchBox value={view.q} onChange={(q) => go({ q })} />
      <div className="flex flex-wrap items-center gap-2">
        <nav aria-label="Show" className="contents">
          <ul className="contents">
            {shown.map((show) => (
              <li key={show}>
                <Link
                  to={{ search: searchOf({ show }) }}
                  replace
                  preventScrollReset
                  aria-current={view.show === show ? 'true' : undefined}
                  className={pill(view.show === show)}
                >
                  {LABELS[show]} <span className="text-ink-soft tabular-nums">{counts[show]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {categories.length > 1 && <CategoryMenu categories={categories} view={view} onChoose={go} />}
      </div>
    </div>
  );
}
