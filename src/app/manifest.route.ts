import favicon from './assets/favicon.svg?url';

/** What a phone needs to put the product on its home screen. */
export function loader(): Response {
  const manifest = {
    name: 'Ampersand',
    short_name: 'Ampersand',
    description: 'Plan your wedding together.',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf6f0',
    theme_color: '#faf6f0',
    icons: [{ src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
