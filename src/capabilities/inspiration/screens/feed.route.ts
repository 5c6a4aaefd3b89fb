export function loader() {
  return new Response('', { headers: { 'content-type': 'application/rss+xml' } });
}
