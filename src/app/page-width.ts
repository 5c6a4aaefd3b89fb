/**
 * The content column of every page and of the couple's header and footer around it, so that all share one edge: 1200 px
 * between its margins where there is room for it.
 */
export const pageWidth = 'mx-auto w-full max-w-page px-5 md:px-8';

/** Given to the column of a page that works side by side (a search, an inbox, a queue): it and its frame get 1536 px. */
export const wideWork = { 'data-wide-work': true } as const;
