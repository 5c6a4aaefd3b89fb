export { type CountFree, createFreeCounter, type FreeCount } from './count-free.ts';
export { findCardsByUuid } from './find-cards.ts';
export { createStandingFinder, type FindStanding, type Standing } from './find-standing.ts';
export { search } from './manifest.ts';
export { refreshSearch } from './refresh-search.ts';
export { fillSearch, fillWorldCards } from './world.store.ts';
