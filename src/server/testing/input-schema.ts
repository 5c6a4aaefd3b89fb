import type { z } from 'zod';
import { contract } from '../contract.ts';

/** What a call takes, by its name in the contract; nothing where it is told nothing. */
export function inputSchemaOf(name: string): z.ZodType | undefined {
  const steps = name.split('.');
  const procedure = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract);
  return (procedure as { '~orpc': { inputSchema?: z.ZodType } })['~orpc'].inputSchema;
}
