/**
 * For the groups of the footer: folded below 768 px, all unfolded side by side above, without a script and with each
 * link once. A browser that cannot unfold by style keeps the summaries on every screen.
 */
export const footerFoldStyle = [
  '[interpolate-size:allow-keywords]',
  'max-md:motion-safe:[&::details-content]:h-0 max-md:motion-safe:[&::details-content]:overflow-clip',
  'max-md:motion-safe:[&::details-content]:transition-[height,content-visibility] max-md:motion-safe:[&::details-content]:duration-350',
  'max-md:motion-safe:[&::details-content]:[transition-behavior:allow-discrete] max-md:motion-safe:open:[&::details-content]:h-auto',
  'md:[&::details-content]:block md:[&::details-content]:[content-visibility:visible]',
].join(' ');

export const foldedOnly = 'supports-[selector(::details-content)]:md:hidden';
export const unfoldedOnly = 'hidden supports-[selector(::details-content)]:md:block';
