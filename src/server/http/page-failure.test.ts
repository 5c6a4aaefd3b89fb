import { createStaticHandler, data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageFailure } from './page-failure.ts';

/** What the router hands over where no page has this address. */
async function routerError(path: string): Promise<unknown> {
  const handler = createStaticHandler([{ id: 'root', path: '/known' }]);
  const answer = await handler.query(new Request(`http://ampersand.example${path}`));
  return answer instanceof Response ? answer : answer.errors?.root;
}

describe('pageFailure', () => {
  it.each(['/unknown', '/faq/%0A', '/faq/%C0%AF'])(
    'has nothing to say of %s, which is no page',
    async (path) => {
      const error = await routerError(path);
      expect(error).toMatchObject({ status: 404 });
      expect(pageFailure(error)).toBeUndefined();
    },
  );

  it('passes on what failed, and what the router wrapped', () => {
    const fault = new Error('no connection');
    expect(pageFailure(fault)).toBe(fault);
    const wrapped = { status: 500, statusText: '', internal: true, data: '', error: fault };
    expect(pageFailure(wrapped)).toBe(fault);
    expect(pageFailure(data(null, { status: 500 }))).toBeDefined();
  });
});
