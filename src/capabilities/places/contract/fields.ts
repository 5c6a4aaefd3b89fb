import { rowId } from '#platform/contract/atoms.ts';

/** A city that somebody chose. */
export const cityId = rowId;
