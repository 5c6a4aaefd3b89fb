import { isIP } from 'node:net';

/** Names that only mean something inside a network, or on the machine itself. */
const PRIVATE_ENDINGS = [
  'local',
  'localhost',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'localdomain',
  'home.arpa',
  'onion',
];

const LONGEST_ADDRESS = 2_000;

function isPublicName(host: string): boolean {
  if (!host.includes('.') || host.length > 253) return false;
  return !PRIVATE_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`));
}

/**
 * An address that we would ask, or undefined. The parser of the platform has written numbers of every kind as plain
 * ones before the host is looked at: 0x7f.1 and 2130706433 are 127.0.0.1 here. Bare numbers are never asked, not even
 * public ones: a calendar or a shop has a name.
 */
export function readWebAddress(
  text: string,
  base: URL | undefined,
  isAllowedPort: (port: string) => boolean,
): URL | undefined {
  if (text.length > LONGEST_ADDRESS) return undefined;
  const address = text.trim().replace(/^webcal:/i, 'https:');
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  if (!isAllowedPort(url.port)) return undefined;
  const host = url.hostname.replace(/\.+$/, '');
  if (host.startsWith('[') || isIP(host) !== 0 || !isPublicName(host)) return undefined;
  url.hostname = host;
  url.hash = '';
  return url;
}
