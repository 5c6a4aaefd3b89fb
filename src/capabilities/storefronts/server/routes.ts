import { implement } from '@orpc/server';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { storefrontsContract } from '../contract.ts';
import { presentListing } from './present.ts';
import { listListingsOf } from './store.ts';

export function storefrontsRoutes({ db }: Pick<Platform, 'db'>) {
  const os = implement(storefrontsContract).$context<RequestContext>().use(guard);
  return {
    listOwn: os.listOwn.handler(async ({ context }) => {
      const { userId } = signedIn(context);
      return (await listListingsOf(db, userId)).map(presentListing);
    }),
  };
}
