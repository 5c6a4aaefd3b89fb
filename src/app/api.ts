import type { Api } from './api-type.ts';
import { registeredClient } from './registered-client.ts';
import { retryImport } from './retry-import.ts';

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** A page that was only read needs no client, so its code comes with the first call. */
const loadClient = retryImport(() => import('./api-client.ts'));

function callAt(path: readonly string[]): Call {
  const call: Call = async (...args) => {
    await loadClient();
    const target: unknown = path.reduce(
      (node: unknown, key) => Reflect.get(Object(node), key),
      registeredClient(),
    );
    return (target as Call)(...args);
  };
  return new Proxy(call, {
    // Whoever awaits the client itself asks for `then`; it is no promise.
    get: (_, key) => (typeof key === 'string' && key !== 'then' ? callAt([...path, key]) : undefined),
  });
}

export const api = callAt([]) as unknown as Api;
