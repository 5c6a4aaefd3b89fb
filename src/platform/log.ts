import {
  type DestinationStream,
  destination,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
} from 'pino';
import { failureWithoutValues } from './failure-without-values.ts';

export type { Logger };

const FLUSH_MS = 1_000;

/**
 * Lines leave in pieces of 4 kB, at the latest after a second and at the exit: a write per line was the largest single cost
 * of a cached page. A process that is killed without notice takes its last second of lines with it.
 */
function bufferedOutput() {
  const output = destination({ dest: 1, sync: false, minLength: 4_096 });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
}

type Form = { isPretty?: boolean; output?: DestinationStream };

/** Structured logs. Whatever could identify a person is cut before a line is written. */
export function createLog(level: string, { isPretty = false, output }: Form = {}): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    serializers: { err: (error: Error) => stdSerializers.err(failureWithoutValues(error)) },
    redact: {
      paths: [
        '*.email',
        '*.password',
        '*.phoneNumber',
        '*.token',
        '*.code',
        'req.headers',
        'headers',
        'err.params',
        'err.parameters',
        'err.detail',
        'err.client',
      ],
      remove: true,
    },
  };
  if (level === 'silent') return pino(options);
  if (!isPretty) return pino(options, output ?? bufferedOutput());
  const transport = { target: 'pino-pretty', options: { colorize: true, ignore: 'pid,hostname' } };
  return pino({ ...options, transport });
}
