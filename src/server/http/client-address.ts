import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Where a request comes from: the address that the outermost trusted proxy saw. Where that is no address, because a proxy
 * wrote something else or passed on what the visitor wrote, it is the nearest one that is.
 */
export function clientAddress(request: FastifyRequest): string {
  const chain = request.ips ?? [request.ip];
  return chain.map(withoutPort).findLast((address) => isIP(address) !== 0) ?? request.ip;
}

/** Some proxies write the port as well: 203.0.113.7:4711, [2001:db8::1]:4711. */
function withoutPort(text: string): string {
  const found = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(text) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text);
  return found?.[1] ?? text;
}
