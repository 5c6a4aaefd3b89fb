import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { quotePackagesContract } from '../../contract/quote-packages.contract.ts';
import { deleteQuotePackage, listQuotePackages, saveQuotePackage } from './quote-packages.ts';

export function quotePackagesRoutes(platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(quotePackagesContract).$context<RequestContext>().use(guard);
  return {
    listQuotePackages: os.listQuotePackages.handler(async ({ context, input }) =>
      unwrap(await listQuotePackages(platform, signedIn(context), input.storefrontUuid)),
    ),
    saveQuotePackage: os.saveQuotePackage.handler(async ({ context, input }) =>
      unwrap(await saveQuotePackage(platform, signedIn(context), input)),
    ),
    deleteQuotePackage: os.deleteQuotePackage.handler(async ({ context, input }) => {
      unwrap(await deleteQuotePackage(platform, signedIn(context), input.uuid));
      return { deleted: true };
    }),
  };
}
