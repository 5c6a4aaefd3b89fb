import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { describeHttpError } from './error-response.ts';
import { isPageAddress } from './page-address.ts';
import { refusalPage } from './refusal-page.ts';
import { drawStaticPage, STATIC_PAGE_POLICY } from './static-page.ts';

type Unreadable = { code?: string; rawPacket?: unknown };

/** As far as it can be seen: the beginning of the request may have come before the part that could not be read. */
const REQUEST_LINE = /^[A-Z]+ (?<url>\/\S*)(?<rest> HTTP)?/;
const LOOKED_AT = 16_384;

function statusOf({ code }: Unreadable, isLineWhole: boolean): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code !== 'HPE_HEADER_OVERFLOW') return 400;
  return isLineWhole ? 431 : 414;
}

/** What Node cannot read as a request reaches neither router nor hooks; a person's browser still gets a page. */
export function answerUnreadable(headers: Record<string, string>, error: Unreadable, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const seen = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1', 0, LOOKED_AT) : '';
  const line = REQUEST_LINE.exec(seen);
  const { url = '', rest } = line?.groups ?? {};
  const status = statusOf(error, url === '' || rest !== undefined);
  const isPage = url !== '' && isPageAddress(url);
  const body = isPage
    ? drawStaticPage(refusalPage({ status, code: undefined, url: '/' }))
    : JSON.stringify(describeHttpError(400).body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries({
        ...headers,
        'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
        'content-security-policy': STATIC_PAGE_POLICY,
        'cache-control': 'no-store',
      }).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
