import type { Board, SavedPhoto } from '../../contract/boards.contract.ts';
import { tileGrid } from '../saved/grids.ts';
import { MoveMenu } from '../saved/move-menu.tsx';
import { NoteField } from '../saved/note-field.tsx';
import { PhotoTile } from '../saved/photo-tile.tsx';
import { RemoveHeart } from '../saved/remove-heart.tsx';
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
            action={canEdit && <RemoveHeart thing={photo} onRemove={() => void actions.remove(photo)} />}
          >
            <NoteField thing={photo} canEdit={canEdit} onSave={(note) => actions.writeNote(photo, note)} />
            {canEdit && (
              <div className="-ms-4">
                <MoveMenu thing={photo} boards={boards} onMove={(board) => void actions.move(photo, board)} />
              </div>
            )}
          </PhotoTile>
        ))}
      </ul>
    </section>
  );
}
