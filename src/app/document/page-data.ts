/** Where the browser's router waits for what the loaders gave. */
const CONTROLLER = 'window.__reactRouterContext.streamController';

/** Marks the data that waits in a page; see `HAND_OVER_BLOCK`. */
const BLOCK = 'data-page';

/** Inside a script only this sign could end it; written so, it means the same. */
const withoutTags = (json: string) => json.replaceAll('<', String.raw`\u003c`);

/** Laid down as it is, for later: nothing in it is read before somebody needs it. */
export function dataBlock(data: string): string {
  return `<script type="application/json" ${BLOCK}>${withoutTags(data)}</script>`;
}

/** In the browser: what was laid down is handed over. */
export const HAND_OVER_BLOCK = `${CONTROLLER}.enqueue(document.querySelector('script[${BLOCK}]').textContent);${CONTROLLER}.close();`;
