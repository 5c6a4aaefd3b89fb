/**
 * For <details>, which fold without a script. Where the browser can, they take the house's 350 ms; elsewhere, and for
 * whoever wants no motion, they are simply open or closed.
 */
export const foldStyle = [
  '[interpolate-size:allow-keywords]',
  'motion-safe:[&::details-content]:h-0 motion-safe:[&::details-content]:overflow-clip',
  'motion-safe:[&::details-content]:transition-[height,content-visibility] motion-safe:[&::details-content]:duration-350',
  'motion-safe:[&::details-content]:[transition-behavior:allow-discrete] motion-safe:open:[&::details-content]:h-auto',
].join(' ');
