import { z } from 'zod';
import { route } from '#platform/contract/route.ts';
import { ESCORT_FOR, papersFor, SEATING_PAPERS, SEATING_PRINTS } from '../rules/print/print-kinds.ts';
import { ownUuid } from './operations.contract.ts';

const tag = 'seating';
const access = 'signed-in';
const byPlan = z.object({ uuid: ownUuid });

const printInput = byPlan
  .extend({
    kind: z.enum(SEATING_PRINTS),
    paper: z.enum(SEATING_PAPERS).default('LETTER'),
    /** Escort cards: one for a household, or one for a person. */
    cardsFor: z.enum(ESCORT_FOR).default('HOUSEHOLD'),
    /** Place cards: whether a mark says what is eaten. */
    meals: z.enum(['SHOWN', 'HIDDEN']).default('SHOWN'),
  })
  .refine(({ kind, paper }) => papersFor(kind).includes(paper), { path: ['paper'] });

export type SeatingPrintInput = z.output<typeof printInput>;

export const printsContract = {
  printSeating: route({
    method: 'GET',
    path: '/web-api/v1/seating/plans/{uuid}/print',
    summary:
      'Chart, lists, cards, table numbers or kitchen summary of a plan as a PDF; the header x-left-out says how many people have no seat and so no escort card',
    tag,
    access,
    rate: 'print',
  })
    .input(printInput)
    .output(z.file()),

  exportSeating: route({
    method: 'GET',
    path: '/web-api/v1/seating/plans/{uuid}/export',
    summary: 'Who sits where as a spreadsheet, one person a row',
    tag,
    access,
  })
    .input(byPlan)
    .output(z.file()),
};
