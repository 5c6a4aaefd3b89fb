import { isLinkCode } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { HouseholdInvitation } from '../rules/household-invitation.ts';
import { findLink, type LinkRow } from './links.store.ts';
import { readInvitation } from './read-invitation.ts';

export type OpenedLink = { link: LinkRow; invitation: HouseholdInvitation };

/** The same words whether it never was one, or is none any more. */
export function linkMissing() {
  return fail('rsvp.not_found', 'This link doesn’t lead anywhere. Please check your invitation.');
}

export async function openLink(tx: Tx, deps: { clock: Clock }, code: string): Promise<Result<OpenedLink>> {
  const link = isLinkCode(code) ? await findLink(tx, code) : undefined;
  const invitation = link && (await readInvitation(tx, deps, link));
  return link && invitation ? ok({ link, invitation }) : linkMissing();
}
