import { type Logger, pino, stdSerializers } from 'pino';
import { failureWithoutValues } from './failure-without-values.ts';

export type { Logger };

/** Structured logs. Whatever could identify a person is cut before a line is written. */
export function createLog(level: string, pretty: boolean): Logger {
  return pino({
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
    ...(pretty
      ? { transport: { target: 'pino-pretty', options: { colorize: true, ignore: 'pid,hostname' } } }
      : {}),
  });
}
