import { isIP } from 'node:net';
import { SetupError } from '#platform/setup-error.ts';

/** Nobody, this many proxies in front of us, or the proxies of these networks. */
export type TrustProxy = false | number | string[];

const NOBODY = new Set(['false', 'no', 'off', '0']);
const EVERYBODY = new Set(['true', 'yes', 'on']);
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);
const MOST_HOPS = 9;
/** A larger network than these holds visitors, too: they could make up where they come from. */
const WIDEST_PREFIX = { 4: 8, 6: 7 } as const;
const INSTEAD =
  'write how many proxies stand in front, such as 1, or their networks, such as 10.0.0.0/8,loopback';

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || address.includes('%')) return false;
  if (prefix === undefined) return true;
  const [widest, longest] = version === 4 ? [WIDEST_PREFIX[4], 32] : [WIDEST_PREFIX[6], 128];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= widest && Number(prefix) <= longest;
}

export function readTrustProxy(text: string): TrustProxy {
  const setting = text.trim().toLowerCase();
  if (NOBODY.has(setting)) return false;
  if (EVERYBODY.has(setting)) {
    throw new SetupError(
      `TRUST_PROXY=${setting} would believe any address that a visitor makes up; ${INSTEAD}.`,
    );
  }
  if (/^\d+$/.test(setting)) {
    const hops = Number(setting);
    if (hops <= MOST_HOPS) return hops;
    throw new SetupError(`TRUST_PROXY=${setting} is more proxies than anybody has; ${INSTEAD}.`);
  }
  const networks = setting.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new SetupError(`TRUST_PROXY names ‘${wrong}’, which is no network of proxies; ${INSTEAD}.`);
}
