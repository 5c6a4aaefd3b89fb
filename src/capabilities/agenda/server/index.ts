export type { AgendaSpan, CollectAgenda } from './agenda-source.ts';
