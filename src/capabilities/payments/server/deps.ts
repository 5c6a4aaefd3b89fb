import type { Platform } from '#platform/platform.ts';

export type PaymentDeps = Pick<Platform, 'db' | 'clock' | 'events' | 'payments' | 'publicUrl'>;
