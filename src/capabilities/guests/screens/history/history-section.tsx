import { useInfiniteQuery } from '@tanstack/react-query';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { Button } from '#ui/button.tsx';
import { historyQuery } from '../../queries.ts';

interface HistorySectionProps {
  householdUuid: string;
}

/** What changed, when and by whom; asked for when somebody opens it. */
export function HistorySection({ householdUuid }: HistorySectionProps) {
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = useInfiniteQuery(
    historyQuery(householdUuid),
  );
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section aria-label="History" className="mb-6">
      <h3 className="mb-2 font-display text-xl">History</h3>
      {isError && (
        <p className="text-ink-soft text-sm">We couldn’t read the history. Please try again later.</p>
      )}
      {data && entries.length === 0 && <p className="text-ink-soft text-sm">Nothing changed yet.</p>}
      <ol className="flex flex-col gap-1.5">
        {entries.map(({ uuid, at, text }) => (
          <li key={uuid} className="flex gap-3 text-sm">
            <time dateTime={at} className="w-24 shrink-0 text-ink-soft">
              {formatDateInText(calendarDateOf(new Date(at)))}
            </time>
            <span className="wrap-anywhere min-w-0" dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="quiet"
          size="small"
          isPending={isFetching}
          onPress={() => void fetchNextPage()}
          className="mt-2"
        >
          Show more
        </Button>
      )}
    </section>
  );
}
