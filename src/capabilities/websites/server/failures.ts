import { fail } from '#base/result.ts';
import type { Conflict } from '../rules/editing/draft-editor.ts';

/** The same words whether there never was one, or it is not for this reader. */
export function siteNotFound() {
  return fail(
    'website.not_found',
    'We can’t find that website. Please check the address on your invitation.',
  );
}

export function noWebsite() {
  return fail('website.none', 'You haven’t started your website yet.');
}

export function noMessage() {
  return fail('website.none', 'That message is no longer here.');
}

export function changedMeanwhile(conflicts: readonly Conflict[]) {
  return fail(
    'website.changed_meanwhile',
    'Someone else just changed this part. Your words are still here: keep yours, or take theirs.',
    { details: { conflicts } },
  );
}
