import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { agendaContract } from '../contract.ts';
import { downloadAgenda } from './download-agenda.ts';
import { chooseLinkKinds, endLink, makeLink, readLink } from './link/change-link.ts';
import { type AgendaDeps, readAgenda } from './read-agenda.ts';

export function agendaRoutes(deps: AgendaDeps & Pick<Platform, 'publicUrl'>) {
  const os = implement(agendaContract).$context<RequestContext>().use(guard);
  return {
    readAgenda: os.readAgenda.handler(({ context, input }) => readAgenda(deps, signedIn(context), input)),
    downloadAgenda: os.downloadAgenda.handler(async ({ context }) =>
      sendFile(context, await downloadAgenda(deps, signedIn(context))),
    ),
    readLink: os.readLink.handler(({ context }) => readLink(deps, signedIn(context))),
    makeLink: os.makeLink.handler(async ({ context }) => unwrap(await makeLink(deps, signedIn(context)))),
    chooseLinkKinds: os.chooseLinkKinds.handler(async ({ context, input }) =>
      unwrap(await chooseLinkKinds(deps, signedIn(context), input.kinds)),
    ),
    endLink: os.endLink.handler(async ({ context }) => unwrap(await endLink(deps, signedIn(context)))),
  };
}
