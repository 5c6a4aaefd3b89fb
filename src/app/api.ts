import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#platform/contract/contracts.ts';
import type { CallContext } from './send-request.ts';

/** What loaders (in process) and the browser (over HTTP) both hold. Answers are plain JSON, so the types are the same. */
export type Api = ContractRouterClient<Contract, CallContext>;

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** A page that was only read needs no client, so its code comes with the first call. */
function callAt(path: readonly string[]): Call {
  const call: Call = async (...args) => {
    const { apiClient } = await import('./api-client.ts');
    const target: unknown = path.reduce((node: unknown, key) => Reflect.get(Object(node), key), apiClient);
    return (target as Call)(...args);
  };
  return new Proxy(call, {
    // Whoever awaits the client itself asks for `then`; it is no promise.
    get: (_, key) => (typeof key === 'string' && key !== 'then' ? callAt([...path, key]) : undefined),
  });
}

export const api = callAt([]) as unknown as Api;
