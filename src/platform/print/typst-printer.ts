import { readFile } from 'node:fs/promises';
import { fail, ok } from '#base/result.ts';
import type { Logger } from '#platform/log.ts';
import { createWorkGate } from '#platform/work-gate.ts';
import { openPrintThread, type PrintThread } from './open-print-thread.ts';
import type { Printer, PrintFailure } from './print.port.ts';
import { COMPILER_BYTES, PRINT_LIMITS, type PrintLimits } from './print-limits.ts';
import type { PrintAnswer } from './print-sheet.ts';

const REFUSALS = {
  tooLarge: fail(
    'print.too_large',
    'This is too much for one print. Please choose fewer and print the rest after.',
  ),
  timedOut: fail('print.timed_out', 'This took too long to print. Please choose fewer and try again.'),
  busy: fail('print.busy', 'Many people are printing right now. Please try again in a minute.'),
  failed: fail('print.failed', 'We couldn’t make this file. Please try again.'),
} satisfies Record<string, { ok: false; failure: PrintFailure }>;

function refusalOf({ kind }: Exclude<PrintAnswer, { kind: 'pdf' }>) {
  if (kind === 'too-large') return REFUSALS.tooLarge;
  return kind === 'timed-out' ? REFUSALS.timedOut : REFUSALS.failed;
}

/** Half of a letter that takes two is no text, and the compiler refuses all of it for that. */
const whole = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/** Threads that have nothing to do right now, each with the time after which it is let go. */
function createShelf(idleMs: number) {
  const kept = new Map<PrintThread, NodeJS.Timeout>();
  const letGo = (thread: PrintThread) => {
    kept.delete(thread);
    return thread.close();
  };
  return {
    take(): PrintThread | undefined {
      const [thread] = [...kept.keys()].slice(-1);
      if (!thread) return undefined;
      clearTimeout(kept.get(thread));
      kept.delete(thread);
      return thread;
    },
    put(thread: PrintThread) {
      kept.set(thread, setTimeout(() => letGo(thread), idleMs).unref());
    },
    async close() {
      for (const timer of kept.values()) clearTimeout(timer);
      await Promise.all([...kept.keys()].map(letGo));
    },
  };
}

/**
 * Typst in threads that are started when somebody prints. One that failed is never asked again, and one whose compiler
 * has come to remember much neither: it keeps what it has set before.
 */
export function createPrinter(log: Logger, limits: PrintLimits = PRINT_LIMITS): Printer {
  const gate = createWorkGate(limits.atOnce);
  const shelf = createShelf(limits.idleMs);

  return {
    async printPdf({ template, data }) {
      const json = JSON.stringify(data, whole);
      if (Buffer.byteLength(json) > limits.dataBytes) return REFUSALS.tooLarge;
      if (gate.waiting() >= limits.waiting) return REFUSALS.busy;
      return gate.run(async () => {
        const source = await readFile(template, 'utf8');
        const thread = shelf.take() ?? openPrintThread();
        const answer = await thread.print({ source, data: json }, limits);
        if (answer.kind === 'pdf') {
          if (answer.compilerBytes < COMPILER_BYTES / 2) shelf.put(thread);
          else await thread.close();
          return ok(answer.bytes);
        }
        await thread.close();
        const places = answer.kind === 'refused' ? answer.places : [];
        log.error(
          { template: template.pathname.split('/').at(-1), why: answer.kind, places },
          'a print failed',
        );
        return refusalOf(answer);
      });
    },
    close: () => shelf.close(),
  };
}
