/** A run of words within a paragraph. A link is http, https, mailto or tel; nothing else is ever stored. */
export type RichRun = { text: string; bold?: boolean; italic?: boolean; link?: string };

/**
 * Text with a closed list of forms and no markup of its own: what is not here cannot be stored, so nothing has to be cleaned
 * before it is drawn.
 */
export type RichPart =
  | { kind: 'paragraph' | 'heading-2' | 'heading-3'; runs: readonly RichRun[] }
  | { kind: 'bullets' | 'numbers'; items: readonly (readonly RichRun[])[] };

export type RichText = readonly RichPart[];
