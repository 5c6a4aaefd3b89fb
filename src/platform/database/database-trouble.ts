/** What kept the database from answering; none of it is the caller's fault, and a later try may succeed. */
export type DatabaseTrouble = 'away' | 'slow' | 'busy' | 'full';

const BY_SQLSTATE: Readonly<Record<string, DatabaseTrouble>> = {
  '25006': 'away', // read-only: it has just become a standby
  '53100': 'full',
  '53200': 'busy', // out of memory
  '53300': 'busy', // too many connections
  '55P03': 'slow', // a lock was not to be had in time
  '57014': 'slow', // statement timeout
  '57P01': 'away', // shut down by an administrator
  '57P02': 'away', // another server process crashed
  '57P03': 'away', // starting up or shutting down
  '57P05': 'away', // idle session timeout
};

const BY_SYSTEM_CODE: Readonly<Record<string, DatabaseTrouble>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** The driver has no codes for these. */
const BY_MESSAGE: readonly (readonly [RegExp, DatabaseTrouble])[] = [
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^Query read timeout/, 'slow'],
  [/^Connection terminated/, 'away'],
  [/^Client has encountered a connection error/, 'away'],
  [/^Client was closed and is not queryable/, 'away'],
  [/^Cannot use a pool after calling end/, 'away'],
];

function troubleOf(error: Error): DatabaseTrouble | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.startsWith('08')) return 'away';
  return (
    BY_SQLSTATE[code] ??
    BY_SYSTEM_CODE[code] ??
    BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1]
  );
}

/** The trouble behind an error, however it was wrapped on its way; undefined where it was something else. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; depth += 1) {
    const trouble = troubleOf(cause);
    if (trouble) return trouble;
    // Several addresses of one host fail as one error without a code.
    const inner = cause instanceof AggregateError ? cause.errors[0] : undefined;
    cause = inner ?? cause.cause;
  }
  return undefined;
}
