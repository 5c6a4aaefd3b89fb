import type { Platform } from '#platform/platform.ts';

export function reviewsRoutes(_platform: Pick<Platform, 'db'>) {
  return {};
}
