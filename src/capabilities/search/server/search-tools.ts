import type { Platform } from '#platform/platform.ts';
import { createLocationFinder } from './find-location.ts';
import type { SearchTools } from './open-search.ts';
import { createSearchMemory } from './search-memory.ts';

type Deps = Pick<Platform, 'db'>;

const known = new WeakMap<Deps, SearchTools>();

/** The rows and places that a process has read, once for all who ask in it. */
export function searchToolsOf(platform: Deps): SearchTools {
  const tools = known.get(platform) ?? {
    memory: createSearchMemory(platform),
    findLocation: createLocationFinder(platform),
  };
  known.set(platform, tools);
  return tools;
}
