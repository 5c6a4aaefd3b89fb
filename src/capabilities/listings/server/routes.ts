import type { Platform } from '#platform/platform.ts';
import { editorRoutes } from './editor.routes.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import type { PublicationDeps } from './publication/change-publication.ts';
import { publicationRoutes } from './publication.routes.ts';
import { supportRoutes } from './support.routes.ts';

export function listingsRoutes(deps: PublicationDeps & Pick<Platform, 'files' | 'webReader' | 'config'>) {
  return {
    ...editorRoutes(deps),
    ...onboardingRoutes(deps),
    ...publicationRoutes(deps),
    ...supportRoutes(deps),
  };
}
