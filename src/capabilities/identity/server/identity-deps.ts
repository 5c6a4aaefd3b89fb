import type { Platform } from '#platform/platform.ts';
import type { AccountPart } from './account-parts.ts';
import type { Auth } from './auth.ts';

export type IdentityDeps = Platform & { auth: Auth; accountParts: AccountPart[] };
