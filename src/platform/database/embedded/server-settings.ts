export const SUPERUSER = 'ampersand';
export const DATABASE = 'ampersand';

/** Nothing of our environment may change how PostgreSQL behaves (PGDATA, PGOPTIONS, LANG, TZ). */
export const PLAIN_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' };

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One server without replicas: bulk loads need not be logged twice.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // The application reports its own failed statements, and they may hold personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** For tests: everything is lost with the machine, so nothing waits for the disk. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export function serverArguments(cluster: string, port: number, durable: boolean): string[] {
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : FORGETFUL) });
  return [
    '-D',
    cluster,
    '-p',
    String(port),
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
