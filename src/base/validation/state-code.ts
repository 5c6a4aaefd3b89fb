import { isStateCode } from '#base/us-states.ts';
import { MESSAGES } from './messages.ts';
import { textRule } from './rule.ts';

export const stateCode = textRule(MESSAGES.stateCode, isStateCode);
