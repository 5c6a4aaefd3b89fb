import type { ReactNode } from 'react';

export const MAIN_CONTENT_ID = 'content';

export function SkipLink() {
  return (
    <a href={`#${MAIN_CONTENT_ID}`} className="skip-link">
      Skip to content
    </a>
  );
}

/** The page's one main landmark. It takes focus when a page changes, but draws no ring around everything. */
export function MainContent({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="grow outline-none focus-visible:shadow-none">
      {children}
    </main>
  );
}
