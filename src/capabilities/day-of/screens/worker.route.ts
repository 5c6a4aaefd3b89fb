import { script } from './phone/worker/day-worker.script.ts?inline-script';

/** Asked for anew each time: a worker that is kept for long would keep an old page. */
export function loader(): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // It lies below one of the two pages it is for.
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'; script-src 'self'",
      'x-robots-tag': 'noindex',
    },
  });
}
