import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { StepKind } from '../rules/step-kinds.ts';
import { continueStep, insertStep } from './steps.store.ts';

/** Whoever adds one guest after the other has added guests, and is told of once. */
const TOGETHER_MS = 30 * 60_000;
const LONGEST_SUBJECT = 120;

export type NewStep = {
  weddingId: string;
  userId: string;
  kind: StepKind;
  /** The name of what it was done to: of one of them, where there are several. */
  subject: string;
  count?: number;
  href: string;
};

/** In the transaction of what it tells of: both happen, or neither. */
export async function noteStep(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { count = 1, subject, ...step }: NewStep,
): Promise<void> {
  const at = clock.now();
  const row = { ...step, count, subject: subject.slice(0, LONGEST_SUBJECT), at };
  const isContinued = await continueStep(tx, row, new Date(at.getTime() - TOGETHER_MS));
  if (!isContinued) await insertStep(tx, { ...row, uuid: clock.uuid(), startedAt: at });
}
