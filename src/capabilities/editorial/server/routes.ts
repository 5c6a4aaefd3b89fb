import type { Platform } from '#platform/platform.ts';

export function editorialRoutes(_platform: Pick<Platform, 'db'>) {
  return {};
}
