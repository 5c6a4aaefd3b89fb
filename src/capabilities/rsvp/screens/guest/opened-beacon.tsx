import { use } from 'react';
import { NonceContext } from '#app/nonce-context.ts';
import { PREVIEW } from '../../rules/paths.ts';

/** Said by a page that somebody looks at; programs that only follow the links of a mail run no script. The couple’s own look does not count. */
export function OpenedBeacon({ code }: { code: string }) {
  const nonce = use(NonceContext);
  const address = JSON.stringify(`/web-api/v1/guest-rsvp/${encodeURIComponent(code)}/opened`);
  return (
    <script nonce={nonce}>
      {`addEventListener('load',()=>{if(!document.hidden&&location.hash!=='#${PREVIEW}')fetch(${address},{method:'POST',headers:{'content-type':'application/json'},body:'{}',keepalive:true})})`}
    </script>
  );
}
