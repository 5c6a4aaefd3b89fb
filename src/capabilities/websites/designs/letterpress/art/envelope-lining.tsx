/** Sprigs as the paper lining of an envelope repeats them; every second row stands half a step aside. */
export function EnvelopeLining() {
  return (
    <svg className="lining" width="100%" height="100%" aria-hidden="true">
      <defs>
        <g id="lining-sprig" fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round">
          <path d="M0 22C1 10-1 0 1-14" />
          <path d="M0 14C-6 11-8 6-8 1M0 12C6 9 8 4 9-1M0 4C-5 1-7-3-7-8M0 2C5-1 7-5 7-10" />
          <g fill="currentColor" stroke="none">
            <ellipse cx="-8.6" cy="-1.6" rx="1.7" ry="3.4" transform="rotate(-12 -8.6 -1.6)" />
            <ellipse cx="9.6" cy="-3.6" rx="1.7" ry="3.4" transform="rotate(14 9.6 -3.6)" />
            <ellipse cx="-7.4" cy="-10.6" rx="1.6" ry="3.2" transform="rotate(-10 -7.4 -10.6)" />
            <ellipse cx="7.4" cy="-12.6" rx="1.6" ry="3.2" transform="rotate(12 7.4 -12.6)" />
            <ellipse cx="1" cy="-17" rx="1.8" ry="3.8" />
          </g>
        </g>
        <pattern id="lining-pattern" width="64" height="88" patternUnits="userSpaceOnUse">
          <use href="#lining-sprig" transform="translate(16 26) rotate(6)" />
          <use href="#lining-sprig" transform="translate(48 70) rotate(-7)" />
          <circle cx="48" cy="22" r="1.3" fill="currentColor" />
          <circle cx="16" cy="66" r="1.3" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#lining-pattern)" />
    </svg>
  );
}
