import { ORPCError } from '@orpc/server';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { refusalsAsPages } from './refusals-as-pages.ts';

function load(failure: unknown): Promise<unknown> {
  const loader = async () => {
    throw failure;
  };
  const build = { routes: { page: { id: 'page', module: { loader } }, frame: { module: {} } } };
  const { routes } = refusalsAsPages(build as unknown as ServerBuild);
  const run = routes.page?.module.loader as () => Promise<unknown>;
  return run().catch((error: unknown) => error);
}

describe('refusalsAsPages', () => {
  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
  ])('makes a refused call with %i the status of the page', async (status, code) => {
    const error = await load(new ORPCError(code, { status }));
    expect(error).toBeInstanceOf(Response);
    expect(error).toMatchObject({ status });
  });

  it('leaves faults and what loaders throw themselves alone', async () => {
    const fault = new ORPCError('INTERNAL', { status: 500 });
    expect(await load(fault)).toBe(fault);
    const elsewhere = new Response(null, { status: 302 });
    expect(await load(elsewhere)).toBe(elsewhere);
  });
});
