import { describe, expect, it } from 'vitest';
import type { Inquiry } from '../../contract/couple-inquiries.contract.ts';
import { categoriesOf, countsOf, inquiriesOf, readInboxView, writeInboxView } from './inbox-view.ts';

type Listed = Pick<Inquiry, 'status' | 'taxonomyKey' | 'vendorName' | 'lastMessage' | 'unread'>;

function inquiry(part: Partial<Listed> & { by?: 'COUPLE' | 'VENDOR'; text?: string }): Listed {
  const { by = 'COUPLE', text = 'Hello', ...rest } = part;
  return {
    status: 'CONNECTED',
    taxonomyKey: 'wedding-venues',
    vendorName: 'The Vargas',
    lastMessage: { by, text, at: '2026-11-15T12:00:00.000Z' },
    unread: 0,
    ...rest,
  };
}

const view = readInboxView(new URLSearchParams(), 'all');

describe('the address of an inbox', () => {
  it('comes back as it was written', () => {
    const asked = { list: 'active', q: 'rosé', category: 'wedding-florists', show: 'unread' } as const;
    expect(readInboxView(new URLSearchParams(writeInboxView(asked, true)))).toEqual(asked);
    expect(writeInboxView(view, true)).toBe('');
  });

  it('takes what it does not know for nothing', () => {
    const params = new URLSearchParams('show=everything&category=wedding-clowns&list=some');
    expect(readInboxView(params)).toEqual({ list: 'all', q: '', category: null, show: 'all' });
  });

  it('shows no closed ones among the active', () => {
    expect(readInboxView(new URLSearchParams('show=closed'), 'active').show).toBe('all');
  });
});

describe('what an inbox shows', () => {
  const unread = inquiry({ unread: 2, by: 'VENDOR' });
  const answered = inquiry({ vendorName: 'Café Róse', text: 'June 12 is open' });
  const booked = inquiry({ status: 'BOOKED', by: 'VENDOR', taxonomyKey: 'wedding-florists' });
  const waiting = inquiry({ status: 'READY' });
  const closed = inquiry({ status: 'CLOSED', by: 'VENDOR' });
  const all = [unread, answered, booked, waiting, closed];

  it('leaves out the closed ones where only active ones are wanted', () => {
    expect(inquiriesOf(all, { ...view, list: 'active' })).toEqual([unread, answered, booked, waiting]);
  });

  it('knows who waits: only a talk in which the vendor spoke last', () => {
    expect(inquiriesOf(all, { ...view, show: 'waiting' })).toEqual([unread, booked]);
    expect(countsOf(all, view)).toEqual({ all: 5, unread: 1, waiting: 2, closed: 1 });
  });

  it('finds names and texts without minding case and accents', () => {
    expect(inquiriesOf(all, { ...view, q: 'cafe rose' })).toEqual([answered]);
    expect(inquiriesOf(all, { ...view, q: 'JUNE open' })).toEqual([answered]);
    expect(inquiriesOf(all, { ...view, q: 'nobody' })).toEqual([]);
  });

  it('finds names that are written together by their parts, and the other way round', () => {
    const barn = inquiry({ vendorName: 'Sparrowgate Barn' });
    const house = inquiry({ vendorName: 'Lake-House & Lawn' });
    const found = (q: string) => inquiriesOf([barn, house], { ...view, q });
    expect(found('sparrow gate')).toEqual([barn]);
    expect(found('lakehouse')).toEqual([house]);
    expect(found('lake house lawn')).toEqual([house]);
  });

  it('lists the categories once, in the order of the navigation', () => {
    expect(categoriesOf([booked, unread, answered])).toEqual(['wedding-venues', 'wedding-florists']);
  });
});
