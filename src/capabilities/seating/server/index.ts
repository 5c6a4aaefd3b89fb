export { findTableNumbers, findTablesOf } from './guest-tables.store.ts';
export { seating } from './manifest.ts';
