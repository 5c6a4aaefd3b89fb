import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

export class PrivateAddressError extends Error {
  constructor() {
    super('A name leads into a private network.');
  }
}

export type Resolve = (host: string) => Promise<LookupAddress[]>;

/**
 * Resolves a name for a connection and looks at what came out. The socket connects to these very addresses, so a name
 * that means something else a moment later gains nothing by it. One private address among public ones is refused too.
 */
export function checkedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host)
      .then((found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) throw new PrivateAddressError();
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => done(error, '', 0));
  };
}
