import { defineErrors } from '#platform/contract/errors.ts';

export const agendaErrors = defineErrors({ 'agenda.no_link': 404 });

type AgendaErrors = typeof agendaErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends AgendaErrors {}
}
