import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import { orpc } from './orpc.ts';

/** The integration as a whole, which pages have no room for. */
const whole = createTanstackQueryUtils(api);

describe('orpc', () => {
  it('has the keys of the integration, at any height', () => {
    expect(orpc.key()).toEqual(whole.key());
    expect(orpc.inquiries.key()).toEqual(whole.inquiries.key());
    expect(orpc.inquiries.read.key({ type: 'query', input: { uuid: 'a' } })).toEqual(
      whole.inquiries.read.key({ type: 'query', input: { uuid: 'a' } }),
    );
  });

  it('makes the same options for a query, with or without input', () => {
    expect(orpc.inquiries.unread.queryOptions({ staleTime: 5 })).toMatchObject({
      queryKey: whole.inquiries.unread.queryKey(),
      staleTime: 5,
    });
    const input = { uuid: 'a' };
    expect(orpc.inquiries.read.queryOptions({ input }).queryKey).toEqual(
      whole.inquiries.read.queryKey({ input }),
    );
  });

  it('makes the same options for pages, with the first page as the key', () => {
    const options = {
      input: (cursor: string) => ({ storefrontUuid: 'a', view: 'ready' as const, cursor }),
      initialPageParam: '',
      getNextPageParam: () => undefined,
    };
    const made = orpc.leads.listLeads.infiniteOptions(options);
    expect(made.queryKey).toEqual(whole.leads.listLeads.infiniteKey(options));
    expect(made.initialPageParam).toBe('');
  });
});
