import icon192 from '#app/assets/icon-192.png?url';
import icon512 from '#app/assets/icon-512.png?url';
import maskable512 from '#app/assets/icon-maskable-512.png?url';

/** Installed, the day opens by itself, without the bars of a browser. */
export function manifestAnswer(start: string, scope: string): Response {
  const manifest = {
    id: start,
    lang: 'en',
    name: 'Wedding day',
    short_name: 'Wedding day',
    description: 'Run sheet, check-in, and vendors, with or without a signal.',
    start_url: start,
    scope,
    display: 'standalone',
    background_color: '#faf6f0',
    theme_color: '#7a2740',
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      // Cut to a circle, a drop or a square as the phone likes it.
      { src: maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  });
}
