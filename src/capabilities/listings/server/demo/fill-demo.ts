import type pg from 'pg';
import { seededRandom } from '#base/seeded-random.ts';
import {
  copyDemoWords,
  type DemoTwin,
  listDemoDrafts,
  submitDemoListing,
  thinDemoListing,
} from '#capabilities/storefronts/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { CHECK_KEYS, type PublicationCheck } from '../../rules/publication-checks.ts';
import { findDemoDraft, hasReviews, insertDemoReview } from './demo.store.ts';

const WAITING = 3;
const HOUR_MS = 3_600_000;

/** What the checks found: nothing, or the words of another listing. */
function checksOf(twin: DemoTwin | undefined): PublicationCheck[] {
  const category = twin && categoryByNodeId(twin.taxonomyNodeId);
  const twins = category
    ? [
        {
          uuid: twin.uuid,
          name: twin.name,
          slug: twin.slug,
          published: true,
          taxonomyKey: category.taxonomyKey,
        },
      ]
    : [];
  return CHECK_KEYS.map((key) => ({ key, findings: [], twins: key === 'same-text' ? twins : [] }));
}

/** Three listings wait for staff, the last of them with words that are another's; the demo vendor has a draft to finish. */
export async function fillDemo(client: pg.ClientBase, { seed, now, vendorUserId }: DemoWorld): Promise<void> {
  if (await hasReviews(client)) return;
  const drafts = await listDemoDrafts(client, { but: vendorUserId, count: WAITING });
  for (const [index, { id: storefrontId, ownerId }] of drafts.entries()) {
    const openedAt = new Date(now.getTime() - (WAITING - index) * 7 * HOUR_MS);
    const twin = index === WAITING - 1 ? await copyDemoWords(client, storefrontId) : undefined;
    await submitDemoListing(client, storefrontId, openedAt);
    await insertDemoReview(client, {
      id: seededRandom(seed, 'publication-review', storefrontId).uuid(),
      storefrontId,
      openedAt,
      openedBy: ownerId,
      checks: checksOf(twin),
    });
  }
  const draft = vendorUserId ? await findDemoDraft(client, vendorUserId) : undefined;
  if (draft !== undefined) await thinDemoListing(client, draft);
}
