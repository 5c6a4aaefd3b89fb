import { X } from 'lucide-react';
import { useState } from 'react';
import { sendFile } from '#app/send-file.ts';
import type { PictureAsset } from '#capabilities/media/contract.ts';
import { ORIGINAL_FORMATS, PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import { MOST_REVIEW_PICTURES } from '#capabilities/reviews/rules/review-scores.ts';
import { useRuleField } from '#ui/form/use-rule-field.ts';
import type { RuleForm } from '#ui/form/use-rule-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { ReviewWords } from '../../contract/own-review.contract.ts';

interface PhotoFieldProps {
  form: RuleForm<ReviewWords>;
  loaded: readonly PictureAsset[];
}

/** Up to ten photos, shown as they come. */
export function PhotoField({ form, loaded }: PhotoFieldProps) {
  const [known, setKnown] = useState<readonly PictureAsset[]>(loaded);
  const { value, bound } = useRuleField({ form, name: 'pictureIds', label: 'Photos' });
  const ids = value as string[];
  const isFull = ids.length >= MOST_REVIEW_PICTURES;

  function add(picture: PictureAsset): void {
    setKnown((before) => [...before, picture]);
    const now = form.methods.getValues('pictureIds');
    if (!now.includes(picture.id)) bound.onChange([...now, picture.id]);
  }

  return (
    <div>
      {ids.length > 0 && (
        <ul aria-label="Chosen photos" className="mb-4 grid grid-cols-3 gap-2 sm:grid-cols-5">
          {ids.map((id, index) => {
            const asset = known.find((picture) => picture.id === id);
            return (
              <li key={id} className="relative aspect-square overflow-hidden rounded-input bg-ink/8">
                {asset && (
                  <Picture
                    asset={asset}
                    width={220}
                    ratio="1/1"
                    alt={`Photo ${index + 1}`}
                    className="size-full"
                  />
                )}
                <div className="absolute end-1 top-1 rounded-full bg-paper">
                  <IconButton
                    label={`Remove photo ${index + 1}`}
                    icon={<X size={18} aria-hidden="true" />}
                    onPress={() => bound.onChange(ids.filter((other) => other !== id))}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <FileUpload
        label={`Photos (optional), ${ids.length} of ${MOST_REVIEW_PICTURES}`}
        buttonText="Choose photos"
        description="Your own photos of the day. JPG, PNG, WebP or AVIF, up to 20 MB each."
        accept={ORIGINAL_FORMATS.map((format) => `image/${format}`)}
        maxBytes={PICTURE_LIMITS.bytes}
        isDisabled={isFull}
        error={bound.error}
        upload={(file, options) => sendFile<PictureAsset>('/web-marketplace-api/v1/media', file, options)}
        onUploaded={(_file, answer) => add(answer as PictureAsset)}
      />
    </div>
  );
}
