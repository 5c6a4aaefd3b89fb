import {
  ACTIVE,
  INQUIRY_STATUSES,
  type InquiryStatus,
} from '#capabilities/inquiries/rules/inquiry-states.ts';
import { type LeadView, type ProspectView, statusesOf } from '#capabilities/inquiries/rules/lead-views.ts';

export type LeadTabView = Exclude<LeadView, 'expired'> | ProspectView;

export type LeadSubTab = { view: LeadTabView; label: string };

export type LeadTab = {
  key: 'mtfm' | 'inquiries' | 'conversations';
  label: string;
  /** Where the tab itself leads. */
  opens: LeadTabView;
  subTabs: readonly LeadSubTab[];
};

/** The current tabs of the specification; Prospects open on what was sent only where a flag says so. */
export function leadTabs({ showHellosSentFirst }: { showHellosSentFirst: boolean }): readonly LeadTab[] {
  return [
    {
      key: 'mtfm',
      label: 'Prospects',
      opens: showHellosSentFirst ? 'find-couples/invited' : 'find-couples/browse',
      subTabs: [
        { view: 'find-couples/browse', label: 'For review' },
        { view: 'find-couples/invited', label: 'Hellos sent' },
      ],
    },
    {
      key: 'inquiries',
      label: 'Inquiries',
      opens: 'ready',
      subTabs: [
        { view: 'ready', label: 'Active' },
        { view: 'closed', label: 'Closed' },
      ],
    },
    {
      key: 'conversations',
      label: 'Conversations',
      opens: 'conversations',
      subTabs: [
        { view: 'conversations', label: 'All' },
        { view: 'connected', label: 'Active' },
        { view: 'booked', label: 'Booked' },
      ],
    },
  ];
}

export function tabOf(tabs: readonly LeadTab[], view: LeadTabView): LeadTab | undefined {
  return tabs.find(({ subTabs }) => subTabs.some((subTab) => subTab.view === view));
}

export type LeadCounts = Readonly<
  Partial<Record<InquiryStatus, { total: number; unread: number; snoozed: number }>>
>;

/** Finding couples holds no inquiries. */
function statusesIn(view: LeadTabView): readonly InquiryStatus[] {
  return view === 'find-couples/browse' || view === 'find-couples/invited' ? [] : statusesOf(view);
}

/** How many leads a view shows. Of new ones those that are snoozed are out of sight. */
export function totalOf(view: LeadTabView, counts: LeadCounts): number {
  const hidden = view === 'ready' ? snoozedOf(counts) : 0;
  return statusesIn(view).reduce((sum, status) => sum + (counts[status]?.total ?? 0), 0) - hidden;
}

/** New leads that come back by themselves. */
export function snoozedOf(counts: LeadCounts): number {
  return counts.READY?.snoozed ?? 0;
}

/** All that is open: what a listing has to work on. */
export function openTotalOf(counts: LeadCounts): number {
  return ACTIVE.reduce((sum, status) => sum + (counts[status]?.total ?? 0), 0);
}

/** What waits unseen in all that is open, as the bar counts it. */
export function unreadOfOpen(counts: LeadCounts): number {
  return unreadOf(['ready', 'conversations'], counts);
}

/** Several listings as one. */
export function sumOfCounts(each: readonly LeadCounts[]): LeadCounts {
  return Object.fromEntries(
    INQUIRY_STATUSES.map((status) => {
      const of = (key: 'total' | 'unread' | 'snoozed') =>
        each.reduce((sum, counts) => sum + (counts[status]?.[key] ?? 0), 0);
      return [status, { total: of('total'), unread: of('unread'), snoozed: of('snoozed') }];
    }),
  );
}

/** What waits unseen in one or more views; each status counts once, and what is closed waits for nobody. */
export function unreadOf(views: readonly LeadTabView[], counts: LeadCounts): number {
  const statuses = new Set(views.flatMap(statusesIn));
  statuses.delete('CLOSED');
  return [...statuses].reduce((sum, status) => sum + (counts[status]?.unread ?? 0), 0);
}
