import type { Api } from './api-type.ts';

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
