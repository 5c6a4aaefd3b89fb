import favicon from '#app/assets/favicon.svg?url';

/** Installed, the day opens by itself, without the bars of a browser. */
export function manifestAnswer(start: string, scope: string): Response {
  const manifest = {
    id: start,
    name: 'Wedding day',
    short_name: 'Wedding day',
    description: 'Run sheet, check-in, and vendors, with or without a signal.',
    start_url: start,
    scope,
    display: 'standalone',
    background_color: '#faf6f0',
    theme_color: '#7a2740',
    icons: [
      { src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: favicon, sizes: '512x512', type: 'image/svg+xml', purpose: 'maskable' },
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
