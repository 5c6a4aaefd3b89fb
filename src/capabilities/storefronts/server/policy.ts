import { fail } from '#base/result.ts';
import type { Actor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { mayInStorefront } from '../rules/storefront-roles.ts';
import { findRole } from './store.ts';

/** The same for what never was and what is not to be seen: nobody learns of a draft by asking. */
export function notFound() {
  return fail(
    'storefront.not_found',
    'We can’t find this business. It may have left, or its page may have moved.',
  );
}

type Seen = { id: number; is_published: boolean };

/** Published pages are everyone's. Others are for those who work there, and for support staff in their own name. */
export async function maySee(tx: Tx, { id, is_published }: Seen, actor: Actor): Promise<boolean> {
  if (is_published) return true;
  if (actor.kind === 'visitor') return false;
  if (actor.isSupport && !actor.impersonation) return true;
  const role = await findRole(tx, id, actor.userId);
  return role !== undefined && mayInStorefront(role, 'see-preview');
}
