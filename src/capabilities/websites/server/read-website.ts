import { ok, type Result } from '#base/result.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import { findReadablePictures } from '#capabilities/media/server/index.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Website } from '../contract/editor.contract.ts';
import { suggestSlugs } from '../rules/address/suggest-slugs.ts';
import { changeWords } from '../rules/editing/change-words.ts';
import { siteGaps } from '../rules/editing/site-gaps.ts';
import { FOR_EVERYONE, type PagePrivacy, STRANGER, usualVisibility } from '../rules/privacy/site-privacy.ts';
import { toldPlaces } from '../rules/privacy/told-places.ts';
import { contentOf } from '../rules/stored/site-content.ts';
import { pictureIds } from '../rules/stored/site-links.ts';
import { readDraft } from './draft/read-draft.ts';
import { noWebsite } from './failures.ts';
import { listPreviewHouseholds } from './frame.store.ts';
import { countMessages } from './inbox/messages.store.ts';
import { listPagePrivacy } from './page-privacy.store.ts';
import { listPictureIds } from './pictures.store.ts';
import { readForReader } from './site/draw-for-reader.ts';
import { readPictures } from './site/read-pictures.ts';
import { readWall } from './site/read-wall.ts';
import { currentSlug } from './slugs.store.ts';
import type { WebsiteDeps } from './website-deps.ts';
import { findWebsite } from './websites.store.ts';

/** All that the couple’s own screens need, in one answer. */
export async function readWebsite(deps: WebsiteDeps, actor: SignedInActor): Promise<Result<Website>> {
  const { db } = deps;
  const member = demandAbility(await membershipOf(db, actor.userId), 'see-wedding');
  if (!member.ok) return member;
  const { weddingId, allowed } = member.value;
  const site = await findWebsite(db, weddingId);
  if (!site || site.state === 'FORGOTTEN') return noWebsite();
  const draft = await readDraft(db, site);
  const content = contentOf(draft);
  const privacy = await listPagePrivacy(db, weddingId);
  const events = await readEvents(db, weddingId);
  const slug = await currentSlug(db, weddingId);
  const scope = { scopeId: site.pictureScope };
  const ids = [...new Set([...(await listPictureIds(db, weddingId)), ...pictureIds(content)])];
  const everything = new Set(events.map(({ uuid }) => uuid));
  const known = await readForReader(db, deps, site, {
    ...STRANGER,
    invitedTo: everything,
    household: undefined,
    language: undefined,
    linkCode: null,
  });
  const [first] = content.look.languages;
  const gaps = siteGaps(
    content,
    {
      ...known,
      ...{
        language: first,
        first,
        wall: await readWall(db, deps, weddingId, { pages: content.pages, page: undefined }),
        form: { action: '', sent: false },
      },
      pictures: await readPictures(db, deps, { ...scope, ids }),
    },
    { hasSlug: slug !== undefined },
  );
  const { a, b } = known.frame.names;
  const visibilityOf = (event: (typeof events)[number]) =>
    site.eventVisibility[event.uuid] ?? usualVisibility(event);
  const pagePrivacyOf = (id: string): PagePrivacy => {
    const own = privacy.get(id);
    return own ? { visibility: own.visibility, eventIds: own.eventUuids } : FOR_EVERYONE;
  };
  return ok({
    state: site.state,
    slug: slug ?? null,
    suggestedSlugs: suggestSlugs({ a, b }, known.frame.day),
    look: site.look,
    lookVersion: site.lookVersion,
    draftVersion: site.draftVersion,
    pages: draft.pages.map((page) => {
      const { visibility, eventIds } = pagePrivacyOf(page.id);
      const hasPasscode = visibility === 'PASSCODE';
      return { ...page, privacy: { visibility, eventIds: [...eventIds], hasPasscode } };
    }),
    pictures: await findReadablePictures(db, deps, { ...scope, ids }),
    privacy: site.privacy,
    isListed: site.isListed,
    isIndexed: site.isIndexed,
    events: events.map((event) => ({
      ...{ id: event.uuid, name: event.name, date: event.date },
      visibility: visibilityOf(event),
    })),
    households: allowed.includes('edit-website') ? await listPreviewHouseholds(db, weddingId) : [],
    publishedAt: site.publishedAt?.toISOString() ?? null,
    changes: changeWords(site.published, content),
    gaps,
    toldPlaces: toldPlaces(
      content.pages,
      events.map((event) => ({
        ...{ id: event.uuid, placeName: event.placeName, address: event.address },
        visibility: visibilityOf(event),
      })),
      pagePrivacyOf,
    ),
    unreadMessages: (await countMessages(db, weddingId)).unread,
    forgetOn: site.forgetOn,
    takenDownFor: site.takenDownAt ? site.takenDownFor : null,
    allowed: [...allowed],
  });
}
