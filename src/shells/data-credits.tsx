import type { ReactNode } from 'react';

function Source({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="underline decoration-ink-soft/40 underline-offset-4 hover:decoration-ink-soft"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** The licences of the place data ask for this line where the public can read it. */
export function DataCredits() {
  return (
    <p>
      City data by <Source href="https://simplemaps.com/data/us-cities">simplemaps.com</Source> and{' '}
      <Source href="https://www.geonames.org">GeoNames</Source>,{' '}
      <Source href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Source>, modified. Population and
      boundaries: U.S. Census Bureau.
    </p>
  );
}
