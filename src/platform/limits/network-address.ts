import { isIPv4, isIPv6 } from 'node:net';

/** What is no address at all has one name, or whoever makes such things up would be somebody new each time. */
const NOWHERE = 'unknown';

/**
 * The part of an address that a person cannot change at will. One line of IPv6 has a whole /64 network,
 * so its last half is cut; an IPv4 address in IPv6 clothes counts as itself.
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip;
  const groups = groupsOf(ip);
  return groups ? (mappedIPv4(groups) ?? groups.slice(0, 4).join(':')) : NOWHERE;
}

/**
 * The /48 around an IPv6 network: what one customer may be given, with 65,536 networks inside. Nothing for IPv4, where
 * the neighbors of an address are strangers.
 */
export function siteOf(ip: string): string | undefined {
  const groups = isIPv4(ip) ? undefined : groupsOf(ip);
  if (!groups || mappedIPv4(groups)) return undefined;
  return groups.slice(0, 3).join(':');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] | undefined {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return undefined;
  const [head = '', tail] = withoutDots(address.toLowerCase()).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The last four bytes may be written as in IPv4. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}

function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
