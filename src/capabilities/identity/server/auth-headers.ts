import type { RequestContext } from '#platform/contract/request-context.ts';

/** What the auth library gets to see of a request: its cookies and the device. */
export function authHeaders({ headers }: RequestContext): Headers {
  const passed = new Headers();
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name);
    if (value) passed.set(name, value.slice(0, 4_096));
  }
  return passed;
}
