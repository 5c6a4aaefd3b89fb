/** A name in the bar. The line under the current one lies on the bar's own edge. */
export const barLinkStyle = [
  'relative inline-flex items-center whitespace-nowrap rounded-mark font-medium text-ink transition-colors hover:text-primary',
  "aria-[current]:text-primary aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5 aria-[current]:after:bg-primary aria-[current]:after:content-['']",
].join(' ');
