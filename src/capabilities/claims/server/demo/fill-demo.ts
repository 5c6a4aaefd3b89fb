import type pg from 'pg';
import { addYears, calendarDateOf } from '#base/calendar-date.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { DEMO_PEOPLE } from '#capabilities/identity/demo.ts';
import { keepAttachment } from '#capabilities/media/server/index.ts';
import type { DemoWorld } from '#capabilities/world/server/index.ts';
import { licensePdf } from '../../demo/license-pdf.ts';
import { documentKey } from '../document-files.ts';
import { findDemoUnclaimed, insertDemoClaim } from './demo.store.ts';

/** One page has been claimed with a paper, for staff to look at. */
export async function fillDemo(
  client: pg.ClientBase,
  { seed, now, files }: Pick<DemoWorld, 'seed' | 'now' | 'files'>,
): Promise<void> {
  const claimant = DEMO_PEOPLE.find(({ email }) => email === 'claimant@demo.example');
  const listing = await findDemoUnclaimed(client);
  if (!claimant || !listing) return;
  const id = seededRandom(seed, 'claim', listing.id).uuid();
  const content = licensePdf({
    businessName: listing.name,
    holder: `${claimant.firstName} ${claimant.lastName}`,
    issuedOn: addYears(calendarDateOf(now), -1),
  });
  await keepAttachment({ files }, { key: documentKey(id), mediaType: 'application/pdf', content });
  await insertDemoClaim(client, {
    id,
    storefrontId: listing.id,
    userId: claimant.id,
    documentName: 'business-license.pdf',
    createdAt: now,
  });
}
