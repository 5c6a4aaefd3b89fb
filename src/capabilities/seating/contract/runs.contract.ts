import { z } from 'zod';
import { instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import '../rate-classes.ts';
import { APPLIED_KINDS, RUN_KINDS, RUN_STATES, SERVER_RUN_KINDS } from '../rules/run-states.ts';
import { MOST_CHAIRS, MOST_TABLES } from '../rules/seating-limits.ts';
import { ownUuid } from './operations.contract.ts';

const tag = 'seating';
const access = 'signed-in';
const BASE = '/web-api/v1/seating/plans/{uuid}';
const count = z.number().int();
const byPlan = z.object({ uuid: ownUuid });
const byRun = byPlan.extend({ runUuid: ownUuid });

export const chairSchema = z.object({
  guestUuid: ownUuid,
  tableUuid: ownUuid,
  seat: z.number().int().min(1).max(MOST_CHAIRS),
});

const seed = z.number().int().min(0).max(2_147_483_647);

export const runResultSchema = z.object({
  /** Keys of the smallest set of rules of which one must go; empty where all can be kept. */
  conflictKeys: z.array(z.string()),
  /** Why, in sentences. */
  reasons: z.array(z.string()),
  /** Ways to repair the plan, fewest moves first. */
  offers: z.array(
    z.object({
      kind: z.enum(['FEWEST_MOVES', 'BETTER_COMPANY']),
      moved: count,
      scoreBefore: count,
      scoreAfter: count,
      chairs: z.array(chairSchema),
    }),
  ),
});

const runSchema = z.object({
  uuid: z.uuid(),
  kind: z.enum(RUN_KINDS),
  state: z.enum(RUN_STATES),
  /** The version of the plan it looked at. */
  version: count,
  result: runResultSchema.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
});

export type RunResult = z.output<typeof runResultSchema>;
export type SeatingRun = z.output<typeof runSchema>;

export const runsContract = {
  applyResult: route({
    method: 'POST',
    path: `${BASE}/results`,
    summary:
      'Seat everybody as a run in the browser found, or as a repair was offered: all of it, or nothing',
    tag,
    access,
    rate: 'seating-run',
  })
    .input(
      byPlan.extend({
        /** Of the operation that it becomes, which can be taken back like any other. */
        operationUuid: ownUuid,
        kind: z.enum(APPLIED_KINDS),
        seed,
        /** The version of the plan that the run began with. */
        basedOn: wholeNumber,
        /** Everybody who has a chair afterwards. */
        chairs: z.array(chairSchema).max(MOST_TABLES * MOST_CHAIRS),
      }),
    )
    .output(
      z.object({
        version: count,
        moved: count,
        /** Whoever stopped coming while the run went on, and got no chair. */
        left: z.array(z.uuid()),
      }),
    ),

  startRun: route({
    method: 'POST',
    path: `${BASE}/runs`,
    summary: 'Ask whether all rules can be kept, or for a repair that moves the fewest',
    tag,
    access,
    rate: 'seating-run',
  })
    .input(byPlan.extend({ runUuid: ownUuid, kind: z.enum(SERVER_RUN_KINDS), seed }))
    .output(runSchema),

  readRun: route({
    method: 'GET',
    path: `${BASE}/runs/{runUuid}`,
    summary: 'How a run stands',
    tag,
    access,
  })
    .input(byRun)
    .output(runSchema),

  stopRun: route({
    method: 'POST',
    path: `${BASE}/runs/{runUuid}/stop`,
    summary: 'Stop a run; one that has ended stays as it ended',
    tag,
    access,
  })
    .input(byRun)
    .output(runSchema),
};
