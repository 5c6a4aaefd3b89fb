import type { ReactNode } from 'react';
import { Links, Meta } from 'react-router';
import { HouseLetters } from './house-letters.tsx';
import type { StillPage } from './still-page.ts';

/** The frame of a page without code: no script, no cookie, nothing to wait for. */
export function StillDocument({
  lang,
  dir,
  hasOwnLetters = false,
  children,
}: StillPage & { children: ReactNode }) {
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf6f0" />
        <Meta />
        {!hasOwnLetters && <HouseLetters />}
        <Links nonce="" />
      </head>
      <body>{children}</body>
    </html>
  );
}
