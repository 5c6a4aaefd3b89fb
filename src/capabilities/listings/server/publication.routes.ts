import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { listingsContract } from '../contract.ts';
import { askDeletion, cancelDeletion } from './publication/ask-deletion.ts';
import { changePublication, type PublicationDeps } from './publication/change-publication.ts';
import { readPublication } from './publication/read-publication.ts';

export function publicationRoutes(deps: PublicationDeps) {
  const os = implement(listingsContract).$context<RequestContext>().use(guard);
  return {
    getPublication: os.getPublication.handler(async ({ context, input }) =>
      unwrap(await readPublication(deps, signedIn(context), input.uuid)),
    ),
    changePublication: os.changePublication.handler(async ({ context, input }) =>
      unwrap(await changePublication(deps, signedIn(context), input)),
    ),
    askDeletion: os.askDeletion.handler(async ({ context, input }) =>
      unwrap(await askDeletion(deps, signedIn(context), input.uuid)),
    ),
    cancelDeletion: os.cancelDeletion.handler(async ({ context, input }) =>
      unwrap(await cancelDeletion(deps, signedIn(context), input.uuid)),
    ),
  };
}
