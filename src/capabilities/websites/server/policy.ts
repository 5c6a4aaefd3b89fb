import { fail, ok, type Result } from '#base/result.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';

/** Whoever edits the site may close a door. Letting more people in is for those who publish: the two of them. */
export function demandDoor({ allowed }: Pick<Membership, 'allowed'>, opens: boolean): Result<true> {
  if (!opens || allowed.includes('publish-website')) return ok(true);
  return fail(
    'wedding.role_forbids',
    'Only the couple can let more people in. You can always make it stricter.',
  );
}
