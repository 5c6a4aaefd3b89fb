import type { Platform } from '#platform/platform.ts';

export type SubmissionDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'files' | 'secret' | 'publicUrl'>;
