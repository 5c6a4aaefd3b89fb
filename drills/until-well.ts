import { setTimeout as wait } from 'node:timers/promises';
import { ask, createAgent } from './ask.ts';
import type { Fleet } from './fleet.ts';

/** Drawn before the night, and shown during it. */
export const PUBLIC_PAGE = '/wedding-vendors';
/** A call, personal pages and a public one. */
export const PATHS = [
  '/web-marketplace-api/v1/us-states',
  '/favorites/vendors',
  '/account/settings',
  PUBLIC_PAGE,
];

/** Until every process answers a call and a personal page again. */
export async function untilWell(fleet: Fleet, cookie: string): Promise<number> {
  const agent = createAgent(4);
  const began = performance.now();
  for (;;) {
    const told = await Promise.all(
      fleet.servers.flatMap(({ url }) =>
        PATHS.map((path) => ask(agent, { url: url + path, headers: { cookie, accept: 'text/html' } })),
      ),
    );
    if (told.every(({ status }) => status === 200)) break;
    if (performance.now() - began > 60_000) break;
    await wait(100);
  }
  agent.destroy();
  return performance.now() - began;
}
