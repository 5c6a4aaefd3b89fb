import type { Tx } from '#platform/database/database.ts';
import { type ChangeDeps, changeWedding } from './change-wedding.ts';
import type { EnteredWedding } from './enter-wedding.ts';

export type KnownDetails = { weddingDate: string | null; guestCount: number | null; cityId: number | null };

/** Takes over what was said elsewhere, where the wedding says nothing yet and the person may change its details. */
export async function fillWedding(
  tx: Tx,
  deps: ChangeDeps,
  { entered, known }: { entered: EnteredWedding; known: KnownDetails },
): Promise<void> {
  const { wedding, membership } = entered;
  if (!membership.allowed.includes('edit-details')) return;
  const given = {
    ...(wedding.weddingDate === null && known.weddingDate !== null && { weddingDate: known.weddingDate }),
    ...(wedding.guestCount === null && known.guestCount !== null && { guestCount: known.guestCount }),
    ...(wedding.cityId === null && known.cityId !== null && { cityId: known.cityId }),
  };
  await changeWedding(tx, deps, { wedding, given });
}
