import { EventEmitter } from 'node:events';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from '#app/nonce-context.ts';
import { recallMarkup } from '#app/recall-markup.ts';
import { requestScope } from '#app/request-scope.ts';
import { MarkupMemory } from '#ui/markup-memory.ts';

// The server takes the context key from this bundle: a second copy of the module would be another key.
export { requestScope };

const RENDER_TIMEOUT_MS = 5_000;
const MODULE_PRELOAD = '<link rel="modulepreload"';

/** Pages are read before they are used: styles, fonts and the first picture come before the code that wakes them up. */
function putCodeLast(html: Buffer): Buffer {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  // Letter for byte, so that nothing has to be decoded; what is looked for is plain.
  const head = html
    .toString('latin1', 0, end)
    .replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`);
  return Buffer.concat([Buffer.from(head, 'latin1'), html.subarray(end)]);
}

/** Takes what React writes, piece by piece, and hands over the whole. A stream of Node's would cost more than the copying. */
class WholePage extends EventEmitter {
  readonly writable = true;
  readonly #pieces: Uint8Array[] = [];
  readonly #settle: { resolve(whole: Buffer): void; reject(error: unknown): void };

  constructor(settle: { resolve(whole: Buffer): void; reject(error: unknown): void }) {
    super();
    this.#settle = settle;
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): this {
    this.#settle.resolve(Buffer.concat(this.#pieces));
    return this;
  }

  destroy(error: unknown): void {
    this.#settle.reject(error);
  }
}

/** Renders a whole document at once: our pages have their data before rendering starts, and whole documents can be cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, logError, handOver } = loadContext.get(requestScope);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <MarkupMemory value={recallMarkup}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </MarkupMemory>
      </NonceContext>,
      {
        nonce,
        // The whole document is sent at once, so no part of it has to be moved to the end.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          pipe(
            new WholePage({
              resolve(html) {
                handOver(putCodeLast(html));
                resolve(new Response(null, { status, headers }));
              },
              reject,
            }),
          );
        },
        onShellError: reject,
        onError: logError,
      },
    );
    const timeout = setTimeout(() => abort(new Error('Rendering took too long.')), RENDER_TIMEOUT_MS);
  });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(requestScope).logError(error);
}
