import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#base/format-count.ts';
import { useSwitch } from '#capabilities/experiments/parts/use-switch.ts';
import { UnreadBadge } from '#capabilities/navigation/parts/unread-badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { vendorUnreadQuery } from '../../queries.ts';
import { leadTabs, tabOf, totalOf, unreadOf } from '../../rules/lead-tabs.ts';
import type { LeadPlace } from './use-lead-address.ts';

function useCounts(storefrontUuid: string) {
  const { data } = useQuery(vendorUnreadQuery(storefrontUuid));
  return data?.statuses;
}

function useTabs() {
  return leadTabs({ showHellosSentFirst: useSwitch('showHellosSentFirst') });
}

interface LeadTabsProps {
  storefrontUuid: string;
  place: LeadPlace;
}

/** Prospects, inquiries, conversations; each with what waits unseen behind it. */
export function LeadTabs({ storefrontUuid, place }: LeadTabsProps) {
  const counts = useCounts(storefrontUuid);
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
                  'relative flex min-h-13 items-center gap-1.5 whitespace-nowrap py-3 font-medium transition-colors hover:text-primary',
                  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:content-['']",
                  isCurrent && 'font-semibold text-primary after:bg-primary',
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

/** The parts of the tab that is open: 'Active 5', 'Closed 40'. */
export function LeadSubTabs({ storefrontUuid, place }: LeadTabsProps) {
  const counts = useCounts(storefrontUuid);
  const current = tabOf(useTabs(), place.view);
  if (!current) return null;
  return (
    <nav aria-label={current.label} className="-m-1 min-w-0 overflow-x-auto p-1">
      <ul className="flex gap-1.5">
        {current.subTabs.map(({ view, label }) => {
          const isCurrent = view === place.view;
          return (
            <li key={view}>
              <PlainLink
                to={place.toView(view)}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  "relative inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-full border px-3 font-medium text-sm transition-colors after:absolute after:-inset-y-1 after:inset-x-0 after:content-['']",
                  isCurrent
                    ? 'border-secondary bg-cove-tint text-cove-deep'
                    : 'border-line bg-paper text-ink hover:border-ink/50',
                )}
              >
                {label}
                <span className={classNames('min-w-[1ch] tabular-nums', !isCurrent && 'text-ink-soft')}>
                  {counts && formatCount(totalOf(view, counts))}
                </span>
                {!isCurrent && <UnreadBadge count={unreadOf([view], counts ?? {})} />}
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
