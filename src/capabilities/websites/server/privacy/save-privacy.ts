import { calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { opensEvent, opensPage, opensSite } from '../../rules/privacy/opens-door.ts';
import {
  type EventVisibility,
  FOR_EVERYONE,
  type PageVisibility,
  type SitePrivacy,
  usualVisibility,
} from '../../rules/privacy/site-privacy.ts';
import { changeWebsite } from '../change-website.ts';
import { listPagePrivacy, writePagePrivacy } from '../page-privacy.store.ts';
import { makePasscode, openPasscode, sealPasscode } from '../passcodes.ts';
import { demandDoor } from '../policy.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { listDraftPages, updateWebsite } from '../websites.store.ts';

/** Being listed and being found are asked for apart, and nothing without everybody being let in. */
export function saveSitePrivacy(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { privacy, isListed, isIndexed }: { privacy: SitePrivacy; isListed: boolean; isIndexed: boolean },
): Promise<Result<true>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, membership, site }) => {
    const isPublic = privacy === 'PUBLIC';
    const wanted = { privacy, isListed: isPublic && isListed, isIndexed: isPublic && isIndexed };
    const door = demandDoor(membership, opensSite(site, wanted));
    if (!door.ok) return door;
    // A site that was begun without one gets it when it begins to ask.
    const isMissing = privacy === 'PASSCODE' && openPasscode(deps.secret, site.passcode) === '';
    await updateWebsite(tx, weddingId, {
      ...wanted,
      ...(isMissing && { passcode: sealPasscode(deps.secret, makePasscode(deps.clock)) }),
    });
    return ok(true);
  });
}

type PageWish = {
  uuid: string;
  visibility: PageVisibility;
  eventIds: string[];
  passcode: string | null;
};

/** Of a page of the draft or of what is published: it counts for both. */
export function savePagePrivacy(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { uuid, visibility, eventIds, passcode }: PageWish,
): Promise<Result<true>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, membership, site }) => {
    const pages = [...(await listDraftPages(tx, weddingId)), ...(site.published?.pages ?? [])];
    if (!pages.some(({ id }) => id === uuid)) return fail('website.none', 'That page is no longer here.');
    const events = new Set((await readEvents(tx, weddingId)).map((event) => event.uuid));
    if (eventIds.some((id) => !events.has(id)))
      return fail('website.none', 'One of these events is no longer there.');
    const known = (await listPagePrivacy(tx, weddingId)).get(uuid);
    const before = known && { visibility: known.visibility, eventIds: known.eventUuids };
    const door = demandDoor(membership, opensPage(before ?? FOR_EVERYONE, { visibility, eventIds }));
    if (!door.ok) return door;
    const asksAnew = visibility === 'PASSCODE' && (Boolean(passcode) || !known?.passcode);
    await writePagePrivacy(tx, {
      ...{ weddingId, pageUuid: uuid, visibility, eventUuids: eventIds },
      passcode: asksAnew
        ? sealPasscode(deps.secret, passcode || makePasscode(deps.clock))
        : (known?.passcode ?? ''),
      passcodeVersion: (known?.passcodeVersion ?? 0) + (asksAnew ? 1 : 0),
    });
    return ok(true);
  });
}

export function saveEventVisibility(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { uuid, visibility }: { uuid: string; visibility: EventVisibility },
): Promise<Result<true>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, membership, site }) => {
    const events = await readEvents(tx, weddingId);
    const event = events.find((each) => each.uuid === uuid);
    if (!event) return fail('website.none', 'That event is no longer there.');
    const before = site.eventVisibility[uuid] ?? usualVisibility(event);
    const door = demandDoor(membership, opensEvent(before, visibility));
    if (!door.ok) return door;
    // Of events that are gone nothing is kept.
    const kept = Object.entries(site.eventVisibility).filter(([id]) =>
      events.some((each) => each.uuid === id),
    );
    const eventVisibility = { ...Object.fromEntries(kept), [uuid]: visibility };
    await updateWebsite(tx, weddingId, { eventVisibility });
    return ok(true);
  });
}

/** Another passcode ends what the old one opened. */
export function savePasscode(
  deps: WebsiteDeps,
  actor: SignedInActor,
  wanted: string | null,
): Promise<Result<{ passcode: string }>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, site }) => {
    const passcode = wanted ?? makePasscode(deps.clock);
    await updateWebsite(tx, weddingId, {
      passcode: sealPasscode(deps.secret, passcode),
      passcodeVersion: site.passcodeVersion + 1,
    });
    return ok({ passcode });
  });
}

export function saveForgetDay(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { forgetOn }: { forgetOn: string | null },
): Promise<Result<{ ok: true }>> {
  return changeWebsite(deps, actor, 'publish-website', async ({ tx, weddingId, now }) => {
    if (forgetOn !== null && forgetOn <= calendarDateOf(now))
      return fail('invalid_input', 'Choose a day after today.', {
        fields: { forgetOn: 'Choose a day after today.' },
      });
    await updateWebsite(tx, weddingId, { forgetOn });
    return ok({ ok: true });
  });
}
