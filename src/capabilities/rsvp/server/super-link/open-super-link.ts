import { isLinkCode } from '#base/link-code.ts';
import { ok, type Result } from '#base/result.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { Tx } from '#platform/database/database.ts';
import type { LinkPurpose } from '../../rules/super-link-purposes.ts';
import { linkMissing } from '../open-link.ts';
import { findSettings, findWeddingPlace } from '../settings.store.ts';
import { findOpenSuperLink, type SuperLinkRow } from './super-link.store.ts';

/** The wedding behind the link, where the link is open for this. */
export async function openSuperLink(
  tx: Tx,
  code: string,
  purpose?: LinkPurpose,
): Promise<Result<SuperLinkRow>> {
  const link = isLinkCode(code) ? await findOpenSuperLink(tx, code) : undefined;
  return link && (!purpose || link.purposes.includes(purpose)) ? ok(link) : linkMissing();
}

export type SharedLink = {
  couple: { a: string; b: string };
  language: GuestLanguage;
  purposes: LinkPurpose[];
};

export async function readSuperLink(db: Tx, { code }: { code: string }): Promise<Result<SharedLink>> {
  const link = await openSuperLink(db, code);
  if (!link.ok) return link;
  const { weddingId, purposes } = link.value;
  const place = await findWeddingPlace(db, weddingId);
  if (!place) return linkMissing();
  const { language } = await findSettings(db, weddingId);
  return ok({ couple: place.couple, language, purposes });
}
