import { findPrivatePictures } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { GuestPhoto } from '../../contract/guest-wall.contract.ts';
import type { PhotoRow } from '../photos.store.ts';

/** With the addresses that open them, in the order given. The caller has let the reader in. */
export async function withPictures<Row extends Pick<PhotoRow, 'pictureId'>>(
  tx: Tx,
  deps: Pick<Platform, 'secret'>,
  scopeId: string,
  rows: readonly Row[],
): Promise<(Row & { picture: GuestPhoto['picture'] })[]> {
  const ids = rows.map(({ pictureId }) => pictureId);
  const pictures = await findPrivatePictures(tx, deps, { scopeId, ids });
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return rows.flatMap((row) => {
    const picture = byId.get(row.pictureId);
    return picture ? [{ ...row, picture }] : [];
  });
}

type Shown = Pick<PhotoRow, 'uuid' | 'uploaderName' | 'caption'> & { picture: GuestPhoto['picture'] };

/** Whoever looks at it hears who took it and what it shows. */
export function presentPhoto({ uuid, uploaderName: name, caption, picture }: Shown): GuestPhoto {
  const alt = [caption, name].filter(Boolean).join(', ');
  return { uuid, name, caption, picture: { ...picture, alt } };
}
