import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';

/** The signing secret: given in production; elsewhere made once and kept, so that a restart signs nobody out. */
export async function keepSecret(config: Config, clock: Clock): Promise<string> {
  if (config.secret) return config.secret;
  const file = path.join(config.dataDir, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const secret = clock.token(48);
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
