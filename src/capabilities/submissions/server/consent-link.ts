import { createHmac } from 'node:crypto';
import { linkCodeOf } from '#base/link-code.ts';

/** The same for every letter to one address, so that an old letter still opens what can be taken back; nowhere stored. */
export function consentCode(
  secret: string,
  { uuid, linkNumber }: { uuid: string; linkNumber: number },
): string {
  const bytes = createHmac('sha256', secret).update(`real-wedding-consent:${uuid}:${linkNumber}`).digest();
  return linkCodeOf(bytes.subarray(0, 17));
}
