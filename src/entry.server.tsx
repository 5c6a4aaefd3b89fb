import { text } from 'node:stream/consumers';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { appendToBody } from '#app/document/append-to-body.ts';
import { beginAfterPaint } from '#app/document/begin-after-paint.ts';
import { drawWhole } from '#app/document/draw-whole.ts';
import { dataBlock } from '#app/document/page-data.ts';
import { recallMarkup } from '#app/document/recall-markup.ts';
import { NonceContext } from '#app/nonce-context.ts';
import { requestScope } from '#app/request-scope.ts';
import { isStill } from '#app/still-page.ts';
import { MarkupMemory } from '#ui/markup-memory.ts';

/** Draws pages that are no documents of ours: what a couple keeps of its website. */
export { drawSiteFile } from '#capabilities/websites/screens/take-out/draw-file.tsx';
// The server takes the context key from this bundle: a second copy of the module would be another key.
export { requestScope };

/** Renders a whole document at once: our pages have their data before rendering starts, and whole documents can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, logError, isUnchanged, recallsMarkup, handOver } = loadContext.get(requestScope);
  headers.set('content-type', 'text/html; charset=utf-8');
  const answer = new Response(null, { status, headers });
  // The router would wait for its data in the middle of the drawing; it is all there, and follows the page.
  const { serverHandoffStream, ...context } = routerContext;
  const data = serverHandoffStream ? await text(serverHandoffStream) : '';
  if (isUnchanged(`${status} ${data}`)) return answer;
  const html = await drawWhole(
    <NonceContext value={nonce}>
      <MarkupMemory value={recallsMarkup ? recallMarkup : undefined}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </MarkupMemory>
    </NonceContext>,
    logError,
  );
  const page = context.staticHandlerContext.matches.at(-1);
  const isAsleep = page !== undefined && isStill(page.route);
  handOver(Buffer.from(isAsleep ? html : beginAfterPaint(appendToBody(html, dataBlock(data)), nonce)));
  return answer;
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(requestScope).logError(error);
}
