import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import { useWriting } from '../writing-context.ts';
import { sendSitePicture } from './send-site-picture.ts';
import { SiteThumbnail } from './site-thumbnail.tsx';

interface PictureDialogProps {
  /** How many can be chosen at once. */
  most?: number;
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

/** The photos of the site to choose from, and a way to bring more. What arrives is chosen. */
export function PictureDialog({ most = 1, onChoose, onClose }: PictureDialogProps) {
  const { pictures, onPictureAdded } = useWriting();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [brought, setBrought] = useState(0);

  function choose(id: string) {
    setChosen((before) => [...before.filter((each) => each !== id), id].slice(-most));
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={most > 1 ? 'Add photos' : 'Choose a photo'}
      size="wide"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={chosen.length === 0} onPress={() => onChoose([...chosen])}>
            {chosen.length > 1 ? `Use ${chosen.length} photos` : 'Use this photo'}
          </Button>
        </>
      }
    >
      <FileUpload
        key={brought}
        label="Bring new photos"
        description="JPG, PNG, WebP or AVIF, up to 20 MB. Only readers of your website see them."
        accept={['image/*']}
        maxBytes={PICTURE_LIMITS.bytes}
        allowsSeveral={most > 1}
        buttonText="Upload from this device"
        upload={sendSitePicture}
        onUploaded={(_, answer) => {
          choose((answer as { id: string }).id);
          setBrought((count) => count + (most > 1 ? 0 : 1));
          onPictureAdded();
        }}
      />
      {pictures.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold font-text text-sm">Photos of your website</h3>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
            {pictures.toReversed().map((picture, place) => (
              <li key={picture.id}>
                <ToggleButton
                  aria-label={picture.alt || `Photo ${place + 1}`}
                  isSelected={chosen.includes(picture.id)}
                  onChange={(isOn) =>
                    isOn ? choose(picture.id) : setChosen(chosen.filter((id) => id !== picture.id))
                  }
                  className="block aspect-square w-full cursor-pointer overflow-hidden rounded-input data-selected:ring-4 data-selected:ring-primary data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-primary"
                >
                  <SiteThumbnail picture={picture} className="size-full object-cover" />
                </ToggleButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
