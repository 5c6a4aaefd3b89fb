/** One look for what is chosen by how it looks. */
export const CHOICE_CARD =
  'block h-full cursor-pointer rounded-card border border-line-strong bg-paper p-3 transition-colors data-hovered:border-ink ' +
  'data-selected:border-secondary data-selected:bg-cove-tint data-selected:ring-1 data-selected:ring-secondary ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-primary data-focus-visible:outline-offset-2';
