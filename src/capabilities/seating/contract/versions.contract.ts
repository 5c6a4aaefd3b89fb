import { z } from 'zod';
import { instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { VERSION_KINDS } from '../rules/versions.ts';
import { ownUuid, planName } from './operations.contract.ts';
import { stateSchema } from './plans.contract.ts';

const tag = 'seating';
const access = 'signed-in';
const BASE = '/web-api/v1/seating/plans/{uuid}/versions';
const count = z.number().int();
const byPlan = z.object({ uuid: ownUuid });
const byNumber = byPlan.extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

const versionSchema = z.object({
  number: count,
  kind: z.enum(VERSION_KINDS),
  /** What the couple calls it; '' for those that are kept by themselves. */
  name: z.string(),
  tables: count,
  seated: count,
  /** The first name of whoever changed the plan then; '' where nobody is known. */
  by: z.string(),
  at: instant,
});

const versionsSchema = z.object({ versions: z.array(versionSchema) });

export type PlanVersion = z.output<typeof versionSchema>;

export const versionsContract = {
  listVersions: route({
    method: 'GET',
    path: BASE,
    summary: 'How a plan was before: with every run and every hour of changes, newest first',
    tag,
    access,
  })
    .input(byPlan)
    .output(versionsSchema),

  readVersion: route({
    method: 'GET',
    path: `${BASE}/{number}`,
    summary: 'A version whole, to be put beside the plan as it is',
    tag,
    access,
  })
    .input(byNumber)
    .output(versionSchema.extend({ state: stateSchema })),

  keepVersion: route({
    method: 'POST',
    path: BASE,
    summary: 'Keep the plan as it is now, under a name',
    tag,
    access,
  })
    .input(byPlan.extend({ name: planName }))
    .output(versionsSchema),

  restoreVersion: route({
    method: 'POST',
    path: `${BASE}/{number}/restore`,
    summary:
      'Make the plan as it was; who is not coming any more stays away, and the plan as it is now is kept',
    tag,
    access,
  })
    .input(byNumber.extend({ operationUuid: ownUuid }))
    .output(z.object({ version: count, left: z.array(z.uuid()) })),
};
