import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { IMPORT_RESULTS } from '../../rules/import/import-results.ts';
import { EntryCard } from './entry-card.tsx';
import { RESULT_WORDS } from './result-words.ts';
import type { ImportActions } from './use-import.ts';

const PAGE = 50;

function FilterButton({
  label,
  count,
  isOn,
  onPress,
}: {
  label: string;
  count: number;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={onPress}
        className={classNames(
          'inline-flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
          isOn
            ? 'border-secondary bg-cove-tint text-cove-deep'
            : 'border-line bg-paper text-ink hover:border-ink/50',
        )}
      >
        {label} <span>{count}</span>
      </button>
    </li>
  );
}

/** Household by household what would happen. Nothing has happened yet. */
export function CheckStep({ actions, onBack }: { actions: ImportActions; onBack: () => void }) {
  const { data, counts, view, setView, choosing, applying } = actions;
  const all = IMPORT_RESULTS.reduce((sum, result) => sum + (counts[result] ?? 0), 0);
  const households = counts.households ?? 0;
  return (
    <>
      <nav aria-label="Results" className="mb-4">
        <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 md:mx-0 md:flex-wrap md:px-0">
          <FilterButton
            label="All"
            count={all}
            isOn={view.result === null}
            onPress={() => setView({ result: null, from: 0 })}
          />
          {IMPORT_RESULTS.filter((result) => (counts[result] ?? 0) > 0 || view.result === result).map(
            (result) => (
              <FilterButton
                key={result}
                label={RESULT_WORDS[result].filter}
                count={counts[result] ?? 0}
                isOn={view.result === result}
                onPress={() => setView({ result, from: 0 })}
              />
            ),
          )}
        </ul>
      </nav>
      {data.newEvents.length > 0 && (
        <Notice className="mb-4" isLive={false}>
          New events with this list: {data.newEvents.join(', ')}.
        </Notice>
      )}
      <ul aria-label="Households in this list" className="space-y-3">
        {data.entries.map((entry) => (
          <EntryCard key={entry.key} entry={entry} choosing={choosing} />
        ))}
      </ul>
      {data.entries.length === 0 && <p className="text-ink-soft">None left here.</p>}
      {(view.from > 0 || data.left > 0) && (
        <div className="mt-4 flex gap-3">
          <Button
            variant="secondary"
            isDisabled={view.from === 0}
            onPress={() => setView({ ...view, from: Math.max(0, view.from - PAGE) })}
          >
            Previous
          </Button>
          <Button
            variant="secondary"
            isDisabled={data.left === 0}
            onPress={() => setView({ ...view, from: view.from + PAGE })}
          >
            Next
          </Button>
        </div>
      )}
      <div
        data-bottom-bar
        className="sticky bottom-(--foot-bar,0px) z-10 -mx-5 mt-6 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-5 py-3 md:mx-0 md:rounded-card md:border"
      >
        <p className="grow" role="status">
          {households === 0
            ? 'Nothing to import yet'
            : `${plural(households, 'household')} will be added or filled in, ${plural(counts.people ?? 0, 'person', 'people')} new`}
        </p>
        <Button variant="quiet" onPress={onBack}>
          Back to columns
        </Button>
        <Button
          isDisabled={households === 0}
          isPending={applying.isPending}
          onPress={() => applying.mutate()}
        >
          Import
        </Button>
      </div>
    </>
  );
}
