import { ok, type Result } from '#base/result.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SiteAnswer } from '../../contract/site.contract.ts';
import type { DesignKey } from '../../rules/design-keys.ts';
import { previewAddress } from '../../rules/draw/site-address.ts';
import { invitedAs, type PreviewGuest } from '../../rules/privacy/preview-guest.ts';
import { contentOf, type SiteLook } from '../../rules/stored/site-content.ts';
import { readDraft } from '../draft/read-draft.ts';
import { noWebsite, siteNotFound } from '../failures.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { findWebsite } from '../websites.store.ts';
import { drawForReader, knowHousehold } from './draw-for-reader.ts';

type Wish = PreviewGuest & {
  page: string;
  lang?: GuestLanguage | undefined;
  design?: DesignKey | undefined;
  palette?: string | undefined;
  type?: string | undefined;
};

type Guest = Awaited<ReturnType<typeof knowHousehold>>;

/** Another design is tried on without touching the draft; its own first palette and type go with it. */
function triedLook(
  look: SiteLook,
  { design, palette = 'first', type = 'first' }: Pick<Wish, 'design' | 'palette' | 'type'>,
) {
  return design === undefined ? look : { design, palette, type };
}

/** A household of the list, or a guest of no household in particular. */
async function knowGuest(tx: Tx, weddingId: string, guest: PreviewGuest): Promise<Guest> {
  const known = await knowHousehold(tx, weddingId, guest.as);
  if (known.household !== undefined) return known;
  return { ...known, invitedTo: invitedAs(await readEvents(tx, weddingId), guest) };
}

/** The draft, as a guest would see it or somebody who came in by the passcode. */
export async function previewSite(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { page, lang, as, invitedTo, notInvitedTo, ...tried }: Wish,
): Promise<Result<SiteAnswer>> {
  const { db } = deps;
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-website');
  if (!member.ok) return member;
  const { weddingId } = member.value;
  const site = await findWebsite(db, weddingId);
  if (!site || site.state === 'FORGOTTEN') return noWebsite();
  const content = contentOf(await readDraft(db, site));
  const guest = await knowGuest(db, weddingId, { as, invitedTo, notInvitedTo });
  // The couple has every passcode.
  const openedPages = new Set(content.pages.map(({ id }) => id));
  const address = previewAddress(guest.household === undefined ? { invitedTo, notInvitedTo } : { as });
  const drawn = await drawForReader(
    db,
    deps,
    site,
    { hasPasscode: true, openedPages, ...guest },
    { content, page, language: lang, address, form: { action: '', sent: false } },
  );
  if (drawn.standing !== 'OPEN') return siteNotFound();
  const { design, palette, type } = triedLook(content.look, tried);
  return ok({
    ...{ show: 'PAGE', design, palette, type, view: drawn.view, weddingId },
    ...{ isForEverybody: false, isIndexed: false, description: '', pictureId: null },
  });
}
