import { LIVE_PATHS } from '#capabilities/navigation/rules/live-paths.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath } from '#capabilities/taxonomy/rules/search-paths.ts';

/** Rooms of one's own, and the steps into them: nothing there for a stranger. */
const PERSONAL = ['/account/', '/favorites/', '/wedding/onboard/', '/inspire/vendors/onboard'];

/** The pages that are there whatever the database holds. */
export function listedPages(): string[] {
  const own = [...LIVE_PATHS].filter((path) => !PERSONAL.some((beginning) => path.startsWith(beginning)));
  return [...own, ...TAXONOMY_KEYS.map(categoryPath)];
}
