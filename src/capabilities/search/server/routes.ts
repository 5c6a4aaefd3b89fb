import { implement } from '@orpc/server';
import { asText } from '#platform/contract/answer-text.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { searchContract } from '../contract.ts';
import { createCardShelf } from './card-shelf.ts';
import { findCardsByUuid } from './find-cards.ts';
import { createLocationFinder } from './find-location.ts';
import { listMapPoints } from './list-map-points.ts';
import { listSimilar } from './list-similar.ts';
import { createLookMemory } from './look-memory.ts';
import { presentAnswer, writeAnswer } from './search-answer.ts';
import { createSearchMemory, type SearchMemory } from './search-memory.ts';
import { type Look, searchVendors } from './search-vendors.ts';
import { createVendorSuggestions } from './suggest-vendors.ts';

const UNCHECKED = { initialOutputValidationIndex: Number.NaN };

export function searchRoutes(
  platform: Pick<Platform, 'db' | 'clock'>,
  memory: SearchMemory = createSearchMemory(platform),
) {
  const os = implement(searchContract).$context<RequestContext>().use(guard);
  // Its cards were checked when they were written.
  const finished = implement(searchContract, UNCHECKED).$context<RequestContext>().use(guard);
  const tools = {
    memory,
    findLocation: createLocationFinder(platform),
    cards: createCardShelf(platform),
    looks: createLookMemory<Look>(),
  };
  const suggest = createVendorSuggestions(platform, memory);
  return {
    search: finished.search.handler(async ({ input, context }) => {
      const page = unwrap(await searchVendors(platform.clock, tools, input));
      return context.takesText ? asText(writeAnswer(page)) : presentAnswer(page);
    }),
    mapPoints: os.mapPoints.handler(async ({ input }) => unwrap(await listMapPoints(platform, tools, input))),
    listCards: os.listCards.handler(({ input }) => findCardsByUuid(platform, input.storefrontUuids)),
    listSimilar: os.listSimilar.handler(({ input }) => listSimilar(platform, tools.memory, input)),
    suggestByName: os.suggestByName.handler(({ input }) =>
      suggest({ prefix: input.prefix, categoryId: null }),
    ),
    suggestByCategory: os.suggestByCategory.handler(({ input }) =>
      suggest({ prefix: input.prefix, categoryId: input.category_id }),
    ),
  };
}
