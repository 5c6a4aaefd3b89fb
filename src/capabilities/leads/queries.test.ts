import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Lead, LeadThread } from './contract/leads.contract.ts';
import { keepLead, keepRead, leadQuery, leadsQuery, SHORT_LEAD_LISTS } from './queries.ts';
import { leadQuestion, readLeadAddress } from './rules/lead-address.ts';

const STOREFRONT = '00000000-0000-4000-8000-000000000001';

function lead(uuid: string, change: Partial<Lead> = {}): Lead {
  return {
    uuid,
    storefrontUuid: STOREFRONT,
    status: 'READY',
    closeEventType: null,
    coupleNames: 'Maya & Jonah',
    weddingDate: null,
    isDateFlexible: false,
    location: '',
    guestCount: null,
    budgetMinCents: null,
    budgetMaxCents: null,
    tier: 'STANDARD',
    tags: [],
    matchReasons: [],
    price: { paymentRequired: false, creditPrice: 0, baseCreditPrice: 7 },
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
    lastEventAt: '2026-11-01T00:00:00Z',
    lastMessage: { by: 'COUPLE', text: 'Hello', at: '2026-11-01T00:00:00Z' },
    unread: 1,
    isUnresponded: false,
    isNudged: false,
    nudgedAt: null,
    need: 'REPLY',
    snoozedUntil: null,
    expiresAt: null,
    booking: null,
    ...change,
  };
}

function thread(uuid: string, change: Partial<LeadThread> = {}): LeadThread {
  return {
    ...lead(uuid),
    taxonomyKey: 'wedding-venues',
    request: null,
    receipt: {
      emailVerified: true,
      phoneVerified: false,
      accountCreatedAt: null,
      vendorsAsked: 1,
      known: { date: false, venue: false, budget: false },
    },
    priceInputs: [],
    paid: null,
    buying: { may: true, owner: 'Ruth' },
    contact: null,
    contactHidden: 'NOT_CONNECTED',
    closeReason: null,
    quote: null,
    isReportedSpam: false,
    events: [],
    earlierBefore: null,
    offers: [],
    allowed: [],
    canSnooze: true,
    ...change,
  };
}

function listKey(slug: string, search = '') {
  return leadsQuery(leadQuestion(readLeadAddress(slug, new URLSearchParams(search)), STOREFRONT)).queryKey;
}

function pageOf(leads: Lead[]) {
  return {
    leads,
    nextCursor: null,
    counts: {} as never,
    snoozed: 0,
    unrespondedTotal: 0,
    needs: { EXPIRING: 0, REMINDED: 0, REPLY: 0 },
  };
}

/** A client that has these lists on its screen. */
function clientWith(lists: [key: ReturnType<typeof listKey>, pages: Lead[][]][]) {
  const queryClient = new QueryClient();
  for (const [key, pages] of lists) {
    queryClient.setQueryData(key, { pages: pages.map(pageOf), pageParams: pages.map(() => '') });
  }
  const shown = (key: ReturnType<typeof listKey>) =>
    queryClient.getQueryData(key)?.pages.flatMap((page) => page.leads);
  return { queryClient, shown };
}

describe('keepLead', () => {
  it('shows a lead as it is now, in the thread and wherever it has a row', () => {
    const { queryClient, shown } = clientWith([
      [listKey('conversations', 'sort=name'), [[lead('a', { status: 'CONNECTED' })], [lead('b')]]],
    ]);
    keepLead(queryClient, thread('a', { status: 'BOOKED', unread: 0 }));
    expect(shown(listKey('conversations', 'sort=name'))).toMatchObject([
      { uuid: 'a', status: 'BOOKED', unread: 0 },
      { uuid: 'b', status: 'READY', unread: 1 },
    ]);
    expect(queryClient.getQueryData(leadQuery('a').queryKey)?.status).toBe('BOOKED');
    // What only the thread knows is not carried into every row.
    expect(shown(listKey('conversations', 'sort=name'))?.[0]).not.toHaveProperty('events');
  });

  it('leaves it to the server which lists a lead is in', () => {
    const { queryClient, shown } = clientWith([[listKey('ready'), [[lead('a'), lead('b')]]]]);
    keepLead(queryClient, thread('a', { status: 'CONNECTED' }));
    expect(shown(listKey('ready'))?.map(({ uuid }) => uuid)).toEqual(['a', 'b']);
  });
});

describe('keepRead', () => {
  it('takes the dot off in the thread and in every list', () => {
    const { queryClient, shown } = clientWith([[listKey('ready'), [[lead('a'), lead('b')]]]]);
    queryClient.setQueryData(leadQuery('a').queryKey, thread('a'));
    keepRead(queryClient, 'a');
    expect(shown(listKey('ready'))?.map(({ unread }) => unread)).toEqual([0, 1]);
    expect(queryClient.getQueryData(leadQuery('a').queryKey)?.unread).toBe(0);
  });
});

describe('lists that are read again', () => {
  it('are the short ones; long ones are left in peace', () => {
    const long = Array.from({ length: 9 }, (_, page) => [lead(`long-${page}`)]);
    const { queryClient } = clientWith([
      [listKey('ready'), [[lead('a')]]],
      [listKey('closed'), long],
    ]);
    void queryClient.invalidateQueries(SHORT_LEAD_LISTS);
    expect(queryClient.getQueryState(listKey('ready'))?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(listKey('closed'))?.isInvalidated).toBe(false);
  });
});
