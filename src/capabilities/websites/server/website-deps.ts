import type { Platform } from '#platform/platform.ts';

export type WebsiteDeps = Pick<
  Platform,
  'db' | 'clock' | 'secret' | 'events' | 'files' | 'config' | 'publicUrl'
>;
