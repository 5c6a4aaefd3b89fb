import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Events } from './events/events.ts';
import type { FileScanner } from './files/file-scanner.port.ts';
import type { FileStore } from './files/file-store.port.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Logger } from './log.ts';
import type { Payments } from './payments/choose-payments.ts';
import type { Printer } from './print/print.port.ts';
import type { WebReader } from './web-reader/web-reader.port.ts';

/** What Argon2 spends on one password: KiB of memory, and passes over it. */
export type PasswordCost = { memoryCost: number; timeCost: number };

/** What the process offers to every capability. A use case names the parts it needs: Pick<Platform, 'db' | 'clock'>. */
export type Platform = {
  config: Config;
  /** Signs cookies and tokens. From APP_SECRET, or made once and kept in the data folder outside production. */
  secret: string;
  /** Where people reach us, without a trailing slash; links in e-mails begin with it. */
  publicUrl: string;
  /** Only tests set it: they sign up hundreds of people, and none of them is real. */
  passwordCost?: PasswordCost;
  db: Database;
  clock: Clock;
  files: FileStore;
  scanner: FileScanner;
  /** Reads addresses that people give us, and none inside a private network. */
  webReader: WebReader;
  /** Makes PDF files. */
  printer: Printer;
  /** Takes cards. */
  payments: Payments;
  /** Tells capabilities above what happens in those below. */
  events: Events;
  live: LiveHub;
  limiter: RateLimiter;
  log: Logger;
};
