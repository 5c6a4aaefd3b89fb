import { fail, ok, type Result } from '#base/result.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import { changeListing } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { EditorSection } from '../../rules/editor-section.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { releasedBy } from '../../rules/screen-section.ts';
import { sectionChanges } from '../../rules/section-changes.ts';
import { announcePublication } from '../publication/announce-publication.ts';
import type { PublicationDeps } from '../publication/change-publication.ts';
import { refusedMail, releasedMail } from '../publication/publication-mails.ts';
import { tellTeam } from '../publication/tell-team.ts';
import { noSuchListing, sectionUnknown } from '../refusals.ts';
import { type DraftRow, dropDraft } from '../sections/sections.store.ts';
import { lockByUuid } from './decide-review.ts';
import { findHeld, insertReleased, refuseHeld } from './held.store.ts';

type Held = { uuid: string; sectionKey: string; savedAt: string };
type Found = { listing: ListingRecord; section: EditorSection; draft: DraftRow };
type Done = { done: true };

/** The very text staff has read, under the listing's lock: of two colleagues, the second is told. */
async function lockHeld(tx: Tx, { uuid, sectionKey, savedAt }: Held): Promise<Result<Found>> {
  const listing = await lockByUuid(tx, uuid);
  if (!listing) return noSuchListing();
  const section = findSection(listing.category, sectionKey);
  if (!section) return sectionUnknown();
  const draft = await findHeld(tx, { storefrontId: listing.id, sectionKey }, new Date(savedAt));
  return draft
    ? ok({ listing, section, draft })
    : fail('listing.held_changed', 'The vendor changed this text, or a colleague decided it already.');
}

const mailKey = ({ draft }: Found) =>
  `held-text:${draft.storefrontId}:${draft.sectionKey}:${draft.savedAt.getTime()}`;

/** The text stands in the listing from now on, and what was found in it passes in later ones. */
export function releaseHeldText(
  deps: PublicationDeps,
  actor: SignedInActor,
  held: Held,
): Promise<Result<Done>> {
  return transact(deps.db, async (tx): Promise<Result<Done>> => {
    const found = await lockHeld(tx, held);
    if (!found.ok) return found;
    const { listing, section, draft } = found.value;
    if (Object.keys(draft.problems).length > 0) {
      return fail('listing.held_unfinished', 'This text isn’t finished yet, so it can’t be approved.');
    }
    const place = { storefrontId: listing.id, sectionKey: section.key };
    const changed = await changeListing(tx, deps, listing, sectionChanges(listing, section, draft.values));
    if (!changed.ok) return changed;
    await dropDraft(tx, place);
    const by = { releasedBy: actor.userId, releasedAt: deps.clock.now() };
    const matches = new Set(draft.findings.flatMap(releasedBy));
    await insertReleased(
      tx,
      [...matches].map((match) => ({ ...place, match, ...by })),
    );
    const key = mailKey(found.value);
    await tellTeam(tx, deps, listing, (to) => releasedMail({ ...to, key, sectionTitle: section.title }));
    await announcePublication(tx, listing);
    return ok({ done: true });
  });
}

/** The listing stays as it is, and the business reads why. */
export function refuseHeldText(
  deps: PublicationDeps,
  { reason, ...held }: Held & { reason: string },
): Promise<Result<Done>> {
  return transact(deps.db, async (tx): Promise<Result<Done>> => {
    const found = await lockHeld(tx, held);
    if (!found.ok) return found;
    const { listing, section } = found.value;
    await refuseHeld(tx, { storefrontId: listing.id, sectionKey: section.key }, reason);
    const key = mailKey(found.value);
    await tellTeam(tx, deps, listing, (to) =>
      refusedMail({ ...to, key, sectionTitle: section.title, reason }),
    );
    await announcePublication(tx, listing);
    return ok({ done: true });
  });
}
