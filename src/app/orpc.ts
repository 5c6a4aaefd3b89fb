import type { Client } from '@orpc/client';
import type { GeneralUtils, OperationKey, OperationType, ProcedureUtils } from '@orpc/tanstack-query';
import { api } from './api.ts';
import type { Api } from './api-type.ts';

/** What the integration offers for reading, as it types it. */
type QueryUtils<Calls> =
  Calls extends Client<infer Context, infer Input, infer Output, infer Failure>
    ? GeneralUtils<Input> &
        Pick<ProcedureUtils<Context, Input, Output, Failure>, 'queryOptions' | 'infiniteOptions'>
    : GeneralUtils<unknown> & { [Name in keyof Calls]: QueryUtils<Calls[Name]> };

type Call = (input: unknown, options: { signal: AbortSignal }) => Promise<unknown>;
type Asked = { signal: AbortSignal; pageParam?: unknown };
type Options = { input?: unknown };
type PagedOptions = { input: (pageParam: unknown) => unknown; initialPageParam: unknown };

type KeyOptions = { type?: OperationType; input?: unknown };

function keyOf(
  path: readonly string[],
  { input, type }: KeyOptions = {},
): OperationKey<OperationType, unknown> {
  return [path, { ...(input !== undefined && { input }), ...(type && { type }) }];
}

/**
 * What oRPC's integration with TanStack Query makes for reading, key by key the same (a test compares them). The package
 * itself would bring 3.5 KB to every public page that asks anything, more than those have left (docs/decisions/0046).
 */
function utilsAt(path: readonly string[], call: Call): object {
  const made: Record<string, unknown> = {
    key: (of?: KeyOptions) => keyOf(path, of),
    queryOptions: ({ input, ...options }: Options = {}) => ({
      queryKey: keyOf(path, { type: 'query', input }),
      queryFn: ({ signal }: Asked) => call(input, { signal }),
      ...options,
    }),
    infiniteOptions: ({ input, ...options }: PagedOptions) => ({
      queryKey: keyOf(path, { type: 'infinite', input: input(options.initialPageParam) }),
      queryFn: ({ pageParam, signal }: Asked) => call(input(pageParam), { signal }),
      ...options,
    }),
  };
  return new Proxy(made, {
    get: (_, name: string) => made[name] ?? utilsAt([...path, name], Reflect.get(call, name)),
  });
}

/** Options and keys of queries, made from the contract: a key is the path of its call and its input, so nobody writes one. */
export const orpc = utilsAt([], api as unknown as Call) as QueryUtils<Api>;
