import type { Platform } from '#platform/platform.ts';

export type PlanDeps = Pick<Platform, 'clock' | 'publicUrl' | 'secret'>;
