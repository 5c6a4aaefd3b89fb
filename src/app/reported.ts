import { reportError } from './report-error.ts';

/** Tells the log of a question that failed, and lets it fail. One that was given up in between has not failed. */
export async function reported<Answer>(
  id: string,
  asked: Promise<Answer>,
  signal: AbortSignal,
  report = reportError,
): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!signal.aborted) report(id, error);
    throw error;
  }
}
