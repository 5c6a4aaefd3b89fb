import { api } from './api.ts';

const LONGEST_MESSAGE = 1_000;
const reported = new WeakSet<object>();

function describe(error: unknown): { message: string; stack?: string } {
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  return { message: typeof error === 'string' ? error : 'Something that is no error was thrown' };
}

/** Tells the server's log, once per failure; a report that fails is nobody's second problem. */
export function reportError(id: string, error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  const { message, stack } = describe(error);
  const meta = { id, message: message.slice(0, LONGEST_MESSAGE) };
  api.diagnostics
    .logFromBrowser({ id, meta, data: { url: window.location.pathname, ...(stack && { stack }) } })
    .catch(() => undefined);
}
