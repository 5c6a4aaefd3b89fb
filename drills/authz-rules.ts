import { type Role, STAFF } from './cast.ts';
import type { Secret } from './plant-records.ts';

type Reading = { roles: readonly Role[]; at: RegExp; why: string };
type Writing = { roles: readonly Role[]; at: RegExp; tables: readonly string[]; why: string };

/** Shown to everybody outside production, and nowhere else. */
export const NOT_IN_PRODUCTION = /\/dev\//;

/** Ends what the person is here as, and therefore comes last. */
export const ENDS_SOMETHING = /sign-out|\/leave$|account\/delete|account\/sessions|impersonation$/;

const MAY_READ: readonly Reading[] = [
  {
    roles: STAFF,
    at: /\/support\//,
    why: 'They decide about what was reported, and find people who ask for help.',
  },
  {
    roles: STAFF,
    at: /\/preview(\/frame)?(\.data)?$/,
    why: 'They look at a listing before it is published.',
  },
];

const MAY_WRITE: readonly Writing[] = [
  {
    roles: ['viewer'],
    at: /\/wedding\/leave$/,
    tables: ['wedding_members'],
    why: 'Everybody may leave a wedding they belong to.',
  },
  {
    roles: STAFF,
    at: /\/support\/listings\/\{uuid\}\/(take-down|reopen)$/,
    tables: ['storefronts'],
    why: 'They close a listing that harms couples, and open it again.',
  },
  {
    roles: STAFF,
    at: /\/support\/credits\/listings\/\{storefrontUuid\}\/grants$/,
    tables: ['credit_grants', 'credit_lots', 'ledger_accounts', 'ledger_entries', 'ledger_transfers'],
    why: 'They give credits, with a reason.',
  },
  {
    roles: ['support as the couple'],
    at: /\/sign-out$|\/impersonation$/,
    tables: ['sessions'],
    why: 'They end their own way in, which is a session of the couple.',
  },
];

export function mayRead({ seenBy }: Secret, role: Role, address: string): boolean {
  return seenBy.includes(role) || MAY_READ.some(({ roles, at }) => roles.includes(role) && at.test(address));
}

export function mayWrite(role: Role, address: string, table: string): boolean {
  return MAY_WRITE.some(
    ({ roles, at, tables }) => roles.includes(role) && at.test(address) && tables.includes(table),
  );
}
