import { MESSAGES } from './messages.ts';
import { required } from './required.ts';
import type { Rule } from './rule.ts';

/** A user, partner or guest is identified by an object id; a required kind of rule. */
export const userIdentified: Rule<{ objectId?: string | null } | null | undefined> = (user) =>
  required(user?.objectId) === undefined ? undefined : MESSAGES.userIdMissing;
