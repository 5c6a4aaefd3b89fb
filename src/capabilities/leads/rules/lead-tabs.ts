import type { InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';
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

export type LeadCounts = Readonly<Partial<Record<InquiryStatus, { total: number; unread: number }>>>;

/** Finding couples holds no inquiries. */
function statusesIn(view: LeadTabView): readonly InquiryStatus[] {
  return view === 'find-couples/browse' || view === 'find-couples/invited' ? [] : statusesOf(view);
}

/** How many leads a view holds. */
export function totalOf(view: LeadTabView, counts: LeadCounts): number {
  return statusesIn(view).reduce((sum, status) => sum + (counts[status]?.total ?? 0), 0);
}

/** What waits unseen in one or more views; each status counts once, and what is closed waits for nobody. */
export function unreadOf(views: readonly LeadTabView[], counts: LeadCounts): number {
  const statuses = new Set(views.flatMap(statusesIn));
  statuses.delete('CLOSED');
  return [...statuses].reduce((sum, status) => sum + (counts[status]?.unread ?? 0), 0);
}
