import { describe, expect, it } from 'vitest';
import { askedBy, categoriesOf, readInboxView, writeInboxView } from './inbox-view.ts';

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

  it('holds no more words than anybody types', () => {
    expect(readInboxView(new URLSearchParams({ q: 'a'.repeat(5_000) })).q).toHaveLength(200);
  });

  it('shows no closed ones among the active', () => {
    expect(readInboxView(new URLSearchParams('show=closed'), 'active').show).toBe('all');
  });
});

it('is asked for without blanks, and without a category where there is none', () => {
  expect(askedBy({ ...view, q: ' rosé ' })).toEqual({ list: 'all', q: 'rosé', show: 'all' });
  expect(askedBy({ ...view, category: 'wedding-florists', show: 'unread' })).toEqual({
    list: 'all',
    q: '',
    show: 'unread',
    category: 'wedding-florists',
  });
});

it('lists the categories once, in the order of the navigation', () => {
  const keys = ['wedding-florists', 'wedding-venues', 'wedding-venues'] as const;
  expect(categoriesOf(keys.map((taxonomyKey) => ({ taxonomyKey })))).toEqual([
    'wedding-venues',
    'wedding-florists',
  ]);
});
