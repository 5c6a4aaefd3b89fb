import { formatCount } from '#base/format-count.ts';
import { useSwitch } from '#capabilities/experiments/parts/use-switch.ts';
import { UnreadBadge } from '#capabilities/navigation/parts/unread-badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { leadTabs, snoozedOf, tabOf, totalOf, unreadOf } from '../../rules/lead-tabs.ts';
import { useDeskCounts } from './use-desk-counts.ts';
import type { DeskScope } from './use-desk-scope.ts';
import type { LeadPlace } from './use-lead-address.ts';

function useTabs() {
  return leadTabs({ showHellosSentFirst: useSwitch('showHellosSentFirst') });
}

interface LeadTabsProps {
  scope: DeskScope;
  place: LeadPlace;
}

const underlined = "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:content-['']";
const chosen = 'font-semibold text-primary after:bg-primary';

/** Prospects, inquiries, conversations; each with what waits unseen behind it. */
export function LeadTabs({ scope, place }: LeadTabsProps) {
  const { shown: counts } = useDeskCounts(scope);
  const tabs = useTabs();
  const current = tabOf(tabs, place.view);
  return (
    <nav aria-label="Kinds of leads" className="min-w-0 overflow-x-auto">
      <ul className="flex gap-4 sm:gap-7">
        {tabs.map(({ key, label, opens, subTabs }) => {
          const isCurrent = key === current?.key;
          return (
            <li key={key}>
              <PlainLink
                to={place.toView(opens)}
                aria-current={isCurrent ? 'true' : undefined}
                className={classNames(
                  'relative flex min-h-12 items-center gap-1.5 whitespace-nowrap py-2 font-medium transition-colors hover:text-primary lg:min-h-14',
                  underlined,
                  isCurrent && chosen,
                )}
              >
                {label}
                <UnreadBadge
                  count={unreadOf(
                    subTabs.map(({ view }) => view),
                    counts ?? {},
                  )}
                />
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface SubTabProps {
  to: string;
  label: string;
  count: number | undefined;
  unread?: number;
  isCurrent: boolean;
}

function SubTab({ to, label, count, unread = 0, isCurrent }: SubTabProps) {
  return (
    <li>
      <PlainLink
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'relative flex min-h-10 items-center gap-1.5 whitespace-nowrap font-medium text-sm transition-colors hover:text-primary',
          underlined,
          isCurrent && chosen,
        )}
      >
        {label}
        <span className={classNames('min-w-[1ch] tabular-nums', !isCurrent && 'text-ink-soft')}>
          {count !== undefined && formatCount(count)}
        </span>
        {!isCurrent && <UnreadBadge count={unread} />}
      </PlainLink>
    </li>
  );
}

/** The parts of the tab that is open: 'Active 5', 'Snoozed 2', 'Closed 40'. */
export function LeadSubTabs({ scope, place }: LeadTabsProps) {
  const { shown: counts } = useDeskCounts(scope);
  const current = tabOf(useTabs(), place.view);
  if (!current) return null;
  const isSnoozed = place.view === 'ready' && place.filter === 'snoozed';
  return (
    <nav aria-label={current.label} className="min-w-0 overflow-x-auto">
      <ul className="flex gap-5">
        {current.subTabs.flatMap(({ view, label }) => [
          <SubTab
            key={view}
            to={isSnoozed && view === 'ready' ? place.toChange({ filter: 'all' }) : place.toView(view)}
            label={label}
            count={counts && totalOf(view, counts)}
            unread={unreadOf([view], counts ?? {})}
            isCurrent={view === place.view && !isSnoozed}
          />,
          // Out of sight until their day comes, but not out of reach.
          ...(view === 'ready'
            ? [
                <SubTab
                  key="snoozed"
                  to={place.toSnoozed()}
                  label="Snoozed"
                  count={counts && snoozedOf(counts)}
                  isCurrent={isSnoozed}
                />,
              ]
            : []),
        ])}
      </ul>
    </nav>
  );
}
