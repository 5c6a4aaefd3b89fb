import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

/** 24 hours, HH:MM. */
export const time = textRule(MESSAGES.time, (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text));
