export type { AgendaSpan } from '../rules/agenda-span.ts';
export type { CollectAgenda } from './agenda-source.ts';
export { agendaSourcesOf } from './agenda-source.ts';
export { AGENDA_LINK_PATH } from './link/link-address.ts';
export { writeAgendaFeed } from './link/write-feed.ts';
export { agenda } from './manifest.ts';
