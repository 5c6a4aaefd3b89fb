export { findCardsByUuid } from './find-cards.ts';
export { queueSearchCatchUp, searchJobs } from './jobs.ts';
export { refreshSearch } from './refresh-search.ts';
export { searchRoutes } from './routes.ts';
export { createSearchMemory, type SearchMemory } from './search-memory.ts';
export { fillSearch, fillWorldCards } from './world.store.ts';
