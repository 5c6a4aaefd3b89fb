import { useState } from 'react';
import { pictureAddress } from '#base/picture-address.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SliderField } from '#ui/slider-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { GalleryPicture } from '../../contract/editor.contract.ts';
import { LONGEST_ALT_TEXT, LONGEST_CAPTION } from '../../rules/gallery-change.ts';
import { textProblem } from '../../rules/screen-section.ts';

export type Described = Pick<GalleryPicture, 'caption' | 'focusX' | 'focusY'> & { altText: string };

type Props = {
  picture: GalleryPicture;
  onSave: (described: Described) => void;
  onClose: () => void;
};

/** What a picture shows, for couples who hear the page, and what stays in sight where it is cut. */
export function DescribeDialog({ picture, onSave, onClose }: Props) {
  const [caption, setCaption] = useState(picture.caption);
  const [altText, setAltText] = useState(picture.alt);
  const [focus, setFocus] = useState({ x: picture.focusX, y: picture.focusY });
  const isTooLong = altText.length > LONGEST_ALT_TEXT || caption.length > LONGEST_CAPTION;
  const [altProblem, captionProblem] = [textProblem(altText), textProblem(caption)];

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Describe this photo"
      footer={
        <Button
          isDisabled={isTooLong || Boolean(altProblem ?? captionProblem)}
          onPress={() =>
            onSave({ caption: caption.trim(), altText: altText.trim(), focusX: focus.x, focusY: focus.y })
          }
        >
          Save
        </Button>
      }
    >
      <div className="relative overflow-hidden rounded-card">
        <img
          src={pictureAddress(picture.id, { width: 600 })}
          alt=""
          width={600}
          height={Math.round((600 * picture.height) / picture.width)}
          className="w-full"
        />
        <span
          aria-hidden="true"
          className="absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-paper bg-primary/50 shadow-float"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
        {/* Pressing the picture is a shorter way for the two sliders below, which everybody can use. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-0 cursor-crosshair"
          onClick={({ nativeEvent: { offsetX, offsetY }, currentTarget: { clientWidth, clientHeight } }) =>
            setFocus({
              x: Math.round((100 * offsetX) / clientWidth),
              y: Math.round((100 * offsetY) / clientHeight),
            })
          }
        />
      </div>
      <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
        <SliderField
          label="Focus, left to right"
          value={focus.x}
          minValue={0}
          maxValue={100}
          onChange={(x) => setFocus({ ...focus, x })}
        />
        <SliderField
          label="Focus, top to bottom"
          value={focus.y}
          minValue={0}
          maxValue={100}
          onChange={(y) => setFocus({ ...focus, y })}
        />
      </div>
      <TextField
        label="Description"
        description="For couples who use a screen reader: what would you say on the phone?"
        value={altText}
        error={altProblem}
        onChange={setAltText}
        countTo={LONGEST_ALT_TEXT}
      />
      <TextField
        label="Caption"
        isOptional
        description="Shown below the photo."
        value={caption}
        error={captionProblem}
        onChange={(next) => {
          // A description that nobody wrote yet begins as the caption.
          if (altText === '' || altText === caption) setAltText(next);
          setCaption(next);
        }}
        countTo={LONGEST_CAPTION}
      />
    </Dialog>
  );
}
