import type { Platform } from '#platform/platform.ts';
import { editorRoutes } from './editor.routes.ts';
import type { PublicationDeps } from './publication/change-publication.ts';
import { publicationRoutes } from './publication.routes.ts';
import { supportRoutes } from './support.routes.ts';

export function listingsRoutes(deps: PublicationDeps & Pick<Platform, 'files' | 'webReader'>) {
  return { ...editorRoutes(deps), ...publicationRoutes(deps), ...supportRoutes(deps) };
}
