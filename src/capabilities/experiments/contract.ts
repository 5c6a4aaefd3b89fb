import { z } from 'zod';
import { shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ENVIRONMENTS } from './rules/environment.ts';
import { EXPERIMENT_KEYS, type ExperimentKey, NOT_IN_TEST, TEST_VARIATIONS } from './rules/experiments.ts';
import { DATE_FLAG_NAMES, type DateFlagName, SWITCH_NAMES, type SwitchName } from './rules/flags.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';

function shapeOf<Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

export const variationSchema = z.enum([NOT_IN_TEST, ...TEST_VARIATIONS]);

const experimentStateSchema = z.object({
  key: z.string(),
  state: z.enum(['NOT_IN_TEST', 'CONTROL', 'TEST']),
  variation_key: variationSchema,
});

const name = shortText(60);
const MOST_OVERRIDES = 50;

function few(record: Record<string, unknown>): boolean {
  return Object.keys(record).length <= MOST_OVERRIDES;
}

export const overridesSchema = z.object({
  flags: z
    .record(name, z.union([z.boolean(), z.string().max(40)]))
    .refine(few, 'Too many flags')
    .default({}),
  experiments: z.record(name, z.string().max(40)).refine(few, 'Too many experiments').default({}),
});

export const sessionFlagsSchema = z.object({
  environment: z.enum(ENVIRONMENTS),
  /** False in production: there the debug panel does not open. */
  canOverride: z.boolean(),
  flags: z.object({
    ...shapeOf<SwitchName, z.ZodBoolean>(SWITCH_NAMES, z.boolean()),
    ...shapeOf<DateFlagName, z.ZodString>(DATE_FLAG_NAMES, z.string()),
  }),
  experiments: z.object(
    shapeOf<ExperimentKey, typeof experimentStateSchema>(EXPERIMENT_KEYS, experimentStateSchema),
  ),
  overrides: overridesSchema,
});

export type SessionFlags = z.infer<typeof sessionFlagsSchema>;

export const experimentsContract = {
  readFlags: route({
    method: 'GET',
    path: '/web-api/v1/flags',
    summary: 'The feature flags and experiments of this session',
    tag: 'experiments',
    access: 'public',
  }).output(sessionFlagsSchema),

  recordView: route({
    method: 'POST',
    path: '/web-api/v1/experiments/{key}/viewed',
    summary: 'Record that this session has seen an experiment; counts once',
    tag: 'experiments',
    access: 'public',
    allowedReadOnly: true,
  })
    .input(z.object({ key: name }))
    .output(z.object({ recorded: z.boolean() })),

  setSessionOverrides: route({
    method: 'PUT',
    path: '/web-api/v1/session-overrides',
    summary: 'Override flags and experiments for this browser session (not in production)',
    tag: 'experiments',
    access: 'public',
    allowedReadOnly: true,
  })
    .input(overridesSchema)
    .output(sessionFlagsSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    experiments: typeof experimentsContract;
  }
}
