import { MOST_VENDORS_AT_ONCE } from './inquiry-timers.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which vendors an address writes to: junk and doubles are left out, and so is what goes beyond five. */
export function readAskedVendors(text: string | null): string[] {
  const uuids = (text ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => UUID.test(part));
  return [...new Set(uuids)].slice(0, MOST_VENDORS_AT_ONCE);
}
