import { ChevronDown } from 'lucide-react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatPriceRange } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { EVENT_GROUPS } from '#capabilities/taxonomy/rules/event-groups.ts';
import { classNames } from '#ui/class-names.ts';
import type { Thread } from '../../contract/couple-inquiries.contract.ts';
import { QuoteCard } from '../../parts/quote-card.tsx';

type Facts = NonNullable<Thread['request']>;

function dateText({ weddingDate, isDateFlexible }: Facts): string {
  if (!weddingDate) return 'Flexible';
  const date = formatDateInText(calendarDate(weddingDate));
  return isDateFlexible ? `${date}, flexible` : date;
}

function factsOf(request: Facts): [string, string][] {
  const events = EVENT_GROUPS.filter(({ key }) => request.eventGroups.includes(key)).map(
    ({ label }) => label,
  );
  const facts: [string, string][] = [
    ['Date', dateText(request)],
    ['Events', events.join(', ')],
    ['Guests', request.guestCount > 0 ? plural(request.guestCount, 'guest') : ''],
    ['Place', request.location],
    ['Budget', formatPriceRange(request.budgetMinCents, request.budgetMaxCents)],
    ['Style', request.styles.join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}

function FactList({ request }: { request: Facts }) {
  return (
    <dl className="text-sm">
      {factsOf(request).map(([label, value]) => (
        <div key={label} className="flex justify-between gap-6 border-line py-2 not-last:border-b">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere min-w-0 text-end">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where it is folded away, what a vendor's list says of it as well. */
const SUMMARY: readonly string[] = ['Date', 'Guests', 'Place', 'Budget'];

interface RequestFactsProps {
  thread: Thread;
  /** Beside the talk everything is shown; above it, it folds away. */
  isOpen?: boolean;
  className?: string;
}

/** What was asked, and the latest quote. */
export function RequestFacts({ thread: { request, quote }, isOpen = false, className }: RequestFactsProps) {
  if (isOpen) {
    return (
      <div className={classNames('space-y-6', className)}>
        {quote && <QuoteCard quote={quote} />}
        {request && (
          <div>
            <h2 className="mb-1 text-xl">Your request</h2>
            <FactList request={request} />
          </div>
        )}
      </div>
    );
  }
  if (!request) return null;
  const summary = factsOf(request)
    .filter(([label]) => SUMMARY.includes(label))
    .map(([, value]) => value)
    .join(' · ');
  return (
    <details className={classNames('group rounded-card border border-line bg-linen/40 px-4', className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-2 min-w-0 grow">
          <span className="font-semibold">Your request</span>
          <span className="text-ink-soft"> · {summary}</span>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">
        <FactList request={request} />
      </div>
    </details>
  );
}
