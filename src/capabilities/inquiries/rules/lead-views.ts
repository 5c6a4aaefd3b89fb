import type { InquiryStatus } from './inquiry-states.ts';

/** The inbox views of the specification, as they stand in the address. */
export const LEAD_VIEWS = ['ready', 'connected', 'booked', 'closed', 'conversations', 'expired'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

export const PROSPECT_VIEWS = ['find-couples/browse', 'find-couples/invited'] as const;
export type ProspectView = (typeof PROSPECT_VIEWS)[number];

const STATUSES: Readonly<Record<LeadView, readonly InquiryStatus[]>> = {
  ready: ['READY'],
  connected: ['CONNECTED'],
  booked: ['BOOKED'],
  closed: ['CLOSED'],
  conversations: ['CONNECTED', 'BOOKED'],
  expired: ['CLOSED'],
};

export function statusesOf(view: LeadView): readonly InquiryStatus[] {
  return STATUSES[view];
}

/** Anything that is no view is the first one; expired is shown among the closed. */
export function readLeadView(slug: string | undefined): LeadView {
  return LEAD_VIEWS.find((view) => view === slug) ?? 'ready';
}

export function viewOf(status: InquiryStatus): LeadView {
  if (status === 'CONNECTED') return 'connected';
  if (status === 'BOOKED') return 'booked';
  return status === 'CLOSED' ? 'closed' : 'ready';
}
