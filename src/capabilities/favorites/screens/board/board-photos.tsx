import type { Board, SavedPhoto } from '../../contract/boards.contract.ts';
import { tileGrid } from '../saved/grids.ts';
import { PhotoTile } from '../saved/photo-tile.tsx';
import { SavedHeart } from '../saved/saved-heart.tsx';
import { SavedTools } from '../saved/saved-tools.tsx';
import { SectionHead } from '../saved/section-head.tsx';
import type { SavedActions } from '../use-saved-actions.ts';

interface BoardPhotosProps {
  photos: readonly SavedPhoto[];
  boards: readonly Board[];
  canEdit: boolean;
  actions: SavedActions;
}

export function BoardPhotos({ photos, boards, canEdit, actions }: BoardPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos">
      <SectionHead id="photos" title="Photos" />
      <ul className={tileGrid}>
        {photos.map((photo) => (
          <PhotoTile
            key={photo.uuid}
            photo={photo}
            action={canEdit && <SavedHeart thing={photo} actions={actions} />}
          >
            <SavedTools thing={photo} boards={boards} canEdit={canEdit} actions={actions} />
          </PhotoTile>
        ))}
      </ul>
    </section>
  );
}
