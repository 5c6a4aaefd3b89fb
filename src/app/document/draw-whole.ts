import { text } from 'node:stream/consumers';
import { createElement, lazy, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

const DOCTYPE = '<!DOCTYPE html>';
/** What React writes where it leaves a part to the browser. */
const LEFT_OUT = '<!--$!-->';
const MOST_MS = 5_000;

const Never = lazy(() => new Promise<never>(() => {}));
// A page is sent with its gaps if an upgrade of React marks them otherwise, so nothing starts with such a React.
if (!renderToString(createElement(Suspense, null, createElement(Never))).includes(LEFT_OUT))
  throw new Error(`React no longer writes ${LEFT_OUT} where it leaves a part to the browser.`);

/** The first time, a part may still have to load its code; errors inside a part are told here as well. */
async function drawInTurn(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page, {
    // The whole document is sent at once, so no part of it has to be moved to the end.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(MOST_MS),
    onError,
  });
  return text(prelude);
}

/**
 * Everything a page shows, as one text. What is at hand is drawn in one go: a stream in small pieces costs as much as the
 * drawing itself, and nobody waits for a first piece here.
 */
export async function drawWhole(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const html = renderToString(page);
  return html.includes(LEFT_OUT) ? drawInTurn(page, onError) : DOCTYPE + html;
}
