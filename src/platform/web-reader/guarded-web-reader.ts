import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { askOnce } from './ask-once.ts';
import { checkedLookup, type Resolve } from './checked-lookup.ts';
import { isPublicAddress } from './public-address.ts';
import { readBody } from './read-body.ts';
import { refusalOf } from './refusal-of.ts';
import { readWebAddress } from './web-address.ts';
import type { WebAnswer, WebQuestion, WebReader } from './web-reader.port.ts';

/** What tests replace to reach a server of their own. The process never does: `createWebReader()` takes no settings. */
export type WebReaderParts = {
  resolve: Resolve;
  isAllowedAddress: (address: string) => boolean;
  /** '' where the address names none. */
  isAllowedPort: (port: string) => boolean;
  connectMs: number;
  wholeMs: number;
};

const STRICT: WebReaderParts = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === '' || port === '80' || port === '443',
  connectMs: 4_000,
  wholeMs: 8_000,
};

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const refused = (reason: Extract<WebAnswer, { kind: 'refused' }>['reason']): WebAnswer => ({
  kind: 'refused',
  reason,
});

function headersFor({ types, etag, lastModified }: WebQuestion): Record<string, string> {
  return {
    accept: types.join(', '),
    // Bytes are counted as they come: nothing small may become large here.
    'accept-encoding': 'identity',
    'user-agent': 'Ampersand (link reader)',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
}

async function answerOf(answer: IncomingMessage, url: URL, asked: WebQuestion): Promise<WebAnswer> {
  const { statusCode = 0, headers } = answer;
  if (statusCode === 304) return { kind: 'unchanged' };
  if (statusCode === 401 || statusCode === 403) return refused('LOCKED');
  if (statusCode === 404 || statusCode === 410) return refused('GONE');
  if (statusCode !== 200) return refused('OTHER_STATUS');
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isPlain = (headers['content-encoding'] ?? 'identity').trim().toLowerCase() === 'identity';
  if (!isPlain || !asked.types.includes(type)) return refused('WRONG_TYPE');
  const bytes = await readBody(answer, asked.mostBytes);
  if (!bytes) return refused('TOO_LARGE');
  const { etag = null, 'last-modified': lastModified = null } = headers;
  return { kind: 'content', address: url.href, type, bytes, etag, lastModified };
}

/** For tests, which say what differs from the strict rules; everybody else calls `createWebReader`. */
export function createWebReaderWith(parts: Partial<WebReaderParts>): WebReader {
  const { resolve, isAllowedAddress, isAllowedPort, connectMs, wholeMs } = { ...STRICT, ...parts };
  const lookupChecked = checkedLookup(resolve, isAllowedAddress);

  async function follow(asked: WebQuestion, signal: AbortSignal): Promise<WebAnswer> {
    let url = readWebAddress(asked.address, undefined, isAllowedPort);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      if (!url) return refused(hop === 0 ? 'BAD_ADDRESS' : 'PRIVATE_ADDRESS');
      const answer = await askOnce(url, {
        headers: headersFor(asked),
        lookup: lookupChecked,
        connectMs,
        signal,
      });
      try {
        const target = REDIRECTS.has(answer.statusCode ?? 0) ? answer.headers.location : undefined;
        if (target === undefined) return await answerOf(answer, url, asked);
        url = readWebAddress(target, url, isAllowedPort);
      } finally {
        answer.destroy();
      }
    }
    return refused('TOO_MANY_REDIRECTS');
  }

  return {
    async read(asked) {
      const signal = AbortSignal.timeout(wholeMs);
      try {
        return await follow(asked, signal);
      } catch (error) {
        return refused(signal.aborted ? 'TOO_SLOW' : refusalOf(error));
      }
    },
  };
}

export function createWebReader(): WebReader {
  return createWebReaderWith({});
}
