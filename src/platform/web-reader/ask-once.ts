import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import type { LookupFunction } from 'node:net';

type Asking = {
  headers: Record<string, string>;
  lookup: LookupFunction;
  connectMs: number;
  signal: AbortSignal;
};

export class SlowConnectionError extends Error {
  constructor() {
    super('Nobody took the call in time.');
  }
}

/** One request on a connection of its own: none that was opened for another name is taken again. */
export function askOnce(url: URL, { headers, lookup, connectMs, signal }: Asking): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const isSecure = url.protocol === 'https:';
  const asking = (isSecure ? askSecure : askPlain)(url, { agent: false, headers, lookup, signal });
  const impatience = setTimeout(() => asking.destroy(new SlowConnectionError()), connectMs);
  // Stays for good: an error that nobody hears would end the process, and one may come after the answer.
  asking.on('error', (error) => {
    clearTimeout(impatience);
    reject(error);
  });
  asking.on('socket', (socket) => {
    socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(impatience));
  });
  asking.on('response', (answer) => {
    clearTimeout(impatience);
    answer.on('error', () => undefined);
    resolve(answer);
  });
  asking.end();
  return promise;
}
