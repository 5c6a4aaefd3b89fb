import { defineCapability } from '#platform/capability/define-capability.ts';
import { agendaContract } from '../contract.ts';
import { agendaErrors } from '../errors.ts';
import { agendaSourcesOf } from './agenda-source.ts';
import { collectAgenda } from './collect-agenda.ts';
import { collectLink } from './collect-link.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { agendaRoutes } from './routes.ts';

export const agenda = defineCapability({
  name: 'agenda',
  standsOn: ['identity', 'places', 'weddings', 'world'],
  contract: agendaContract,
  errors: agendaErrors,
  agenda: { collect: collectAgenda },
  account: {
    name: 'agenda',
    collect: collectLink,
    // The link goes with the account's row.
    forget: () => Promise.resolve(),
  },
  demo: { fill: fillDemo, tables: ['agenda_links'] },
  start: (platform, capabilities) => ({
    routes: agendaRoutes({ ...platform, sources: agendaSourcesOf(capabilities) }),
  }),
});
