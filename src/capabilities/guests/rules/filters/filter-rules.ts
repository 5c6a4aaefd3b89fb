import { nameLength, nameRequired } from '../name-length.ts';

export const MOST_FILTERS = 20;

export const FILTER_RULES = { name: [nameRequired, nameLength(40)] };
