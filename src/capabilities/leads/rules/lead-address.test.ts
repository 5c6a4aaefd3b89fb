import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeLeadSearch,
  filtersOf,
  leadQuestion,
  readLeadAddress,
  redirectedView,
  type ShownView,
} from './lead-address.ts';
import { LEAD_SORT_KEYS, LEAD_SORT_ORDERS } from './lead-sort.ts';

const read = (slug: string | undefined, search = '') => readLeadAddress(slug, new URLSearchParams(search));
type Next = Parameters<typeof changeLeadSearch>[2];
const change = (search: string, next: Next, view: ShownView = 'connected') =>
  changeLeadSearch(view, new URLSearchParams(search), next);

describe('readLeadAddress', () => {
  it('opens on what came in, what needs the vendor first; talks on the latest word', () => {
    expect(read('conversations')).toMatchObject({ sort: 'recent', order: 'desc' });
    expect(read(undefined)).toEqual({
      view: 'ready',
      filter: 'all',
      sort: 'needs-you',
      order: 'asc',
      name: '',
    });
  });

  it.each(['ready', 'connected', 'booked', 'closed', 'conversations'])('knows the view %s', (slug) => {
    expect(read(slug).view).toBe(slug);
  });

  it('shows expired ones among the closed', () => {
    expect(read('expired')).toMatchObject({ view: 'closed', filter: 'expired' });
    expect(read('closed', 'filter=expired')).toMatchObject({ view: 'closed', filter: 'expired' });
    expect(read('ready', 'filter=expired')).toMatchObject({ view: 'ready', filter: 'all' });
  });

  it.each(LEAD_SORT_KEYS)('reads the sort key %s with both orders', (sort) => {
    for (const order of LEAD_SORT_ORDERS) {
      expect(read('ready', `sort=${sort}&order=${order}`)).toMatchObject({ sort, order });
    }
  });

  it('gives each key its own direction', () => {
    expect(read('ready', 'sort=name').order).toBe('asc');
    expect(read('ready', 'sort=wedding-date').order).toBe('asc');
    expect(read('ready', 'sort=tier').order).toBe('desc');
  });

  it('sorts by expiry only what can expire', () => {
    expect(read('ready', 'sort=expiry')).toMatchObject({ sort: 'expiry', order: 'asc' });
    expect(read('booked', 'sort=expiry')).toMatchObject({ sort: 'recent' });
    expect(read('closed', 'sort=needs-you')).toMatchObject({ sort: 'recent' });
  });

  it('takes what is said wrongly as not said', () => {
    expect(read('nonsense', 'sort=price&order=up&filter=mine&name=%20%20')).toEqual(read('ready'));
  });

  it('cuts a name that is longer than the call takes', () => {
    expect(read('ready', `name=${'a'.repeat(80)}`).name).toHaveLength(60);
  });
});

describe('changeLeadSearch', () => {
  it('keeps parameters that nobody here knows, in their order', () => {
    expect(change('utm_source=mail&sort=name&tag=1&tag=2', { filter: 'unread' })).toBe(
      '?utm_source=mail&sort=name&tag=1&tag=2&filter=unread',
    );
  });

  it('does not write what goes without saying', () => {
    expect(change('sort=name&order=desc&filter=unread&name=Ma', { sort: 'recent' })).toBe(
      '?filter=unread&name=Ma',
    );
    expect(change('filter=unread&name=Ma', { filter: 'all', name: '' })).toBe('');
  });

  it('begins a new key with its own direction', () => {
    expect(change('sort=name&order=desc', { sort: 'tier' })).toBe('?sort=tier');
    expect(change('sort=name', { order: 'asc' })).toBe('?sort=name');
    expect(change('sort=name', { order: 'desc' })).toBe('?sort=name&order=desc');
  });

  it('is read back as it was written, and leaves the rest alone', () => {
    fc.assert(
      fc.property(
        fc.record({
          sort: fc.constantFrom(...LEAD_SORT_KEYS),
          order: fc.constantFrom(...LEAD_SORT_ORDERS),
          filter: fc.constantFrom(...filtersOf('ready')),
          name: fc.string({ maxLength: 60 }).map((name) => name.trim()),
        }),
        fc.dictionary(fc.constantFrom('utm_source', 'storefront', 'x', 'ref'), fc.string()),
        (wanted, others) => {
          const written = new URLSearchParams(
            change(new URLSearchParams(others).toString(), wanted, 'ready'),
          );
          expect(readLeadAddress('ready', written)).toEqual({ view: 'ready', ...wanted });
          for (const [key, value] of Object.entries(others)) expect(written.get(key)).toBe(value);
        },
      ),
    );
  });
});

describe('redirectedView', () => {
  const redirected = (slug: string, search = '') => redirectedView(slug, new URLSearchParams(search));

  it('leaves real views where they are', () => {
    expect(redirected('closed', 'filter=expired')).toBeUndefined();
    expect(redirected('conversations')).toBeUndefined();
  });

  it('leads expired to the closed ones and keeps every parameter', () => {
    expect(redirected('expired', 'sort=name&utm_source=mail')).toEqual({
      view: 'closed',
      search: '?sort=name&utm_source=mail&filter=expired',
    });
  });

  it('leads what is no view to the first', () => {
    expect(redirected('unheard-of', 'sort=tier')).toEqual({ view: 'ready', search: '?sort=tier' });
  });
});

describe('leadQuestion', () => {
  it('asks for expired ones as a view of their own', () => {
    expect(leadQuestion(read('expired'), 'abc')).toMatchObject({ view: 'expired', filter: 'all' });
  });

  it('asks for a name only when there is one', () => {
    expect(leadQuestion(read('ready'), 'abc')).not.toHaveProperty('name');
    expect(leadQuestion(read('ready', 'name=Maya'), 'abc')).toMatchObject({ name: 'Maya' });
  });

  it('never asks for a filter the call does not know', () => {
    for (const filter of ['all', 'unread', 'unresponded', 'snoozed', 'expired'] as const) {
      expect(leadQuestion({ ...read('closed'), filter }, 'abc').filter).not.toBe('expired');
    }
  });
});
