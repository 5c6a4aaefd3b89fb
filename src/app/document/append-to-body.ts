const BODY_END = '</body></html>';

/** Adds to the end of a whole document; React allows for what stands there besides its own. */
export function appendToBody(html: string, markup: string): string {
  if (!html.endsWith(BODY_END)) throw new Error(`A document must end with ${BODY_END}.`);
  return html.slice(0, -BODY_END.length) + markup + BODY_END;
}
