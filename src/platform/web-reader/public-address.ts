import ipaddr from 'ipaddr.js';

/** Public by its number, and yet a service inside a cloud. */
const INSIDE_CLOUDS = new Set(['168.63.129.16']);

function isPublicFour(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !INSIDE_CLOUDS.has(address.toString());
}

/** What a translator puts before an IPv4 address so that machines without one can ask it. */
const TRANSLATED = ipaddr.IPv6.parse('64:ff9b::');
/** What is given out for the whole world; everything else has another purpose or none yet. */
const GIVEN_OUT = ipaddr.IPv6.parse('2000::');

function isPublicSix(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isPublicFour(address.toIPv4Address());
  if (address.match(TRANSLATED, 96)) return isPublicFour(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.match(GIVEN_OUT, 3) && address.range() === 'unicast';
}

/** Whether an address, as the resolver gives it, belongs to the open internet. What cannot be read does not. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv4 ? isPublicFour(parsed) : isPublicSix(parsed);
}
