import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '../../../routes.ts';
import { LIVE_PATHS, statusOf } from './live-paths.ts';

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children),
  ]);
}

describe('LIVE_PATHS', () => {
  const served = new Set(pathsOf(routes));

  it.each([...LIVE_PATHS])('%s has a route', (path) => {
    expect(served).toContain(path);
  });
});

describe('statusOf', () => {
  it('looks at the path alone', () => {
    expect(statusOf('/faq?from=footer')).toBe('live');
    expect(statusOf('/wedding-budget?from=footer')).toBe('upcoming');
  });

  it.each([
    '/wedding-vendors/wedding-venues?capacity=0-50',
    '/wedding-vendors/near-me/wedding-florists',
    '/wedding-vendors/search/hudson-ny--wedding-bands-djs',
  ])('knows the search %s', (href) => {
    expect(statusOf(href)).toBe('live');
  });

  it('knows the views of the vendor’s inbox, but not the couples to find', () => {
    expect(statusOf('/inspire/vendors/leads/ready')).toBe('live');
    expect(statusOf('/inspire/vendors/leads/find-couples/browse')).toBe('upcoming');
  });

  it.each([
    '/wedding-vendors/nowhere',
    '/wedding-vendors/search/hudson-ny',
    '/wedding-vendors/near-me/venues',
  ])('takes %s for no search', (href) => {
    expect(statusOf(href)).toBe('upcoming');
  });
});
