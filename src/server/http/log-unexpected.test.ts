import { ORPCError } from '@orpc/server';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '#platform/contract/failure.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { logUnexpected } from './log-unexpected.ts';

function logged(error: unknown) {
  const log = { error: vi.fn() };
  logUnexpected(error, { log } as unknown as RequestContext);
  return log.error.mock.calls;
}

describe('what a call fails with', () => {
  it('is logged as an error where nobody expected it', () => {
    const fault = new TypeError('x is not a function');
    expect(logged(fault)).toEqual([[{ err: fault }, 'a call failed unexpectedly']]);
    expect(logged(new ORPCError('INTERNAL_SERVER_ERROR'))).toHaveLength(1);
  });

  it('is noted elsewhere where it was expected', () => {
    expect(logged(refuse('forbidden', 'No.'))).toEqual([]);
    expect(logged(refuse('overloaded', 'Later.'))).toEqual([]);
  });
});
